import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Text } from './Text.tsx';

describe('Text', () => {
  it('limits the width of a paragraph, but not of a span', () => {
    const { container } = render(
      <>
        <Text>Absatz</Text>
        <Text as="span">Wort</Text>
      </>,
    );
    const paragraph = container.querySelector('p');
    const word = container.querySelector('span');
    expect(paragraph?.classList.length).toBe((word?.classList.length ?? 0) + 1);
  });
});
