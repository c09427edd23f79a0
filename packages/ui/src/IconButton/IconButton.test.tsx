import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IconButton } from './IconButton.tsx';

describe('IconButton', () => {
  it('is named by its label, as the sign says nothing to screen readers', () => {
    render(<IconButton icon="close" label="Schliessen" />);
    const button = screen.getByRole('button', { name: 'Schliessen' });
    expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is a link where it has an address', () => {
    render(<IconButton icon="facebook" label="Facebook" href="https://social.example/" />);
    expect(screen.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toBe('https://social.example/');
  });
});
