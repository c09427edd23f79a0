import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Heading } from './Heading.tsx';

describe('Heading', () => {
  it('keeps its level at a smaller visual size', () => {
    render(
      <>
        <Heading level={2}>Gross</Heading>
        <Heading level={2} size="title3">
          Klein
        </Heading>
      </>,
    );
    const [large, small] = screen.getAllByRole('heading', { level: 2 });
    expect(large?.className).not.toBe(small?.className);
  });

  it('defaults to the visual size of its level', () => {
    render(
      <>
        <Heading level={3}>Stufe drei</Heading>
        <Heading level={1} size="title3">
          Sieht so aus
        </Heading>
      </>,
    );
    const third = screen.getByRole('heading', { level: 3 });
    expect(third.className).toBe(screen.getByRole('heading', { level: 1 }).className);
  });
});
