import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Container } from './Container.tsx';
import { gutters } from './Container.css.ts';

describe('Container', () => {
  it('holds its content', () => {
    render(<Container>Inhalt</Container>);
    expect(screen.getByText('Inhalt').className).not.toBe('');
  });

  it('has the gutter on narrow screens and what is left beyond the content on wide ones', () => {
    expect(gutters).toMatch(/^max\(var\(--.+\), calc\(\(100% - var\(--.+\)\) \/ 2\)\)$/);
  });
});
