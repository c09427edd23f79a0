import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden.tsx';

describe('VisuallyHidden', () => {
  it('is part of the accessible name', () => {
    render(
      <button type="button">
        <VisuallyHidden>Lebenslauf.pdf</VisuallyHidden> entfernen
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Lebenslauf.pdf entfernen' })).toBeDefined();
  });
});
