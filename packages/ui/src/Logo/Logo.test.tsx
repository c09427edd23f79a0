import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from './Logo.tsx';

describe('Logo', () => {
  it('knows its proportions before it arrives', () => {
    render(<Logo image={{ url: '/logo.svg', width: 240, height: 48 }} alt="Tabor" />);
    const image = screen.getByRole('img', { name: 'Tabor' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['240', '48']);
  });
});
