import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Text } from './Text.tsx';

describe('Text', () => {
  it('is a paragraph of a readable width; in a line it is as wide as the line', () => {
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
