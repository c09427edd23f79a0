import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IconButton } from './IconButton.tsx';

describe('IconButton', () => {
  it('has its label as accessible name', () => {
    render(<IconButton icon="close" label="Schliessen" />);
    const button = screen.getByRole('button', { name: 'Schliessen' });
    expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
