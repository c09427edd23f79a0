import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import { iconNames } from './iconNames.ts';

const sprite = readFileSync(`${import.meta.dirname}/icons.svg`, 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="icon-(\w+)" viewBox="0 0 24 24"><path d="([^"]+)"\/><\/symbol>/g)];

describe('Icon', () => {
  it('is hidden from screen readers and refers to its symbol', () => {
    const { container } = render(<Icon name="phone" />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/icons\.svg.*#icon-phone$/);
  });
});

describe('icons.svg', () => {
  it('contains exactly the named symbols, each with a drawing of its own', () => {
    expect(symbols.map(([, name]) => name)).toEqual([...iconNames]);
    expect(new Set(symbols.map(([, , path]) => path)).size).toBe(iconNames.length);
  });

  it.each(symbols.map(([, name, path = '']) => [name, path]))(
    '%s stays within its grid of 24 units',
    (_, path = '') => {
      const absolute = [...path.matchAll(/[MLHV]([\d. -]+)/g)].flatMap(([, numbers = '']) =>
        numbers
          .split(/[ ,]+|(?=-)/)
          .filter(Boolean)
          .map(Number),
      );
      expect(absolute.length).toBeGreaterThan(0);
      expect(Math.min(...absolute)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...absolute)).toBeLessThanOrEqual(24);
    },
  );
});
