import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Container } from './Container.tsx';
import { gutters } from './Container.css.ts';

describe('Container', () => {
  it('renders its children', () => {
    render(<Container>Inhalt</Container>);
    expect(screen.getByText('Inhalt').className).not.toBe('');
  });

  it('is padded by the gutter, and on wide screens by the space beyond the content', () => {
    expect(gutters).toMatch(/^max\(var\(--.+\), calc\(\(100% - var\(--.+\)\) \/ 2\)\)$/);
  });
});
