import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from './Logo.tsx';

const image = { url: '/logo.svg', width: 240, height: 48 };

describe('Logo', () => {
  it('has its aspect ratio before it loads', () => {
    render(<Logo image={image} alt="Tabor" />);
    const mark = screen.getByRole('img', { name: 'Tabor' });
    expect([mark.getAttribute('width'), mark.getAttribute('height')]).toEqual(['240', '48']);
  });

  it('has a variant for a dark background in forced colours', () => {
    const { container } = render(<Logo image={image} imageOnDark={{ ...image, url: '/white.svg' }} alt="Tabor" />);
    const source = container.querySelector('picture > source');
    expect(source?.getAttribute('srcset')).toBe('/white.svg');
    expect(source?.getAttribute('media')).toBe('(forced-colors: active) and (prefers-color-scheme: dark)');
    expect(screen.getByRole('img', { name: 'Tabor' }).getAttribute('src')).toBe('/logo.svg');
  });
});
