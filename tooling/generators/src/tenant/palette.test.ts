import { colourDistance, hexToOklch } from '@group/themes/colour';
import { paletteProblems } from '@group/themes/paletteProblems';
import { tenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { OperatorError } from '../repository/operatorError.ts';
import { paletteFrom } from './palette.ts';

const others = Object.fromEntries(tenants.map(({ key, colours }) => [key, colours.primary]));

describe('paletteFrom', () => {
  it.each([
    '#ffffff',
    '#000000',
    '#808080',
    '#ffff00',
    '#00ff00',
    '#ff00ff',
    '#fce4ec',
    '#e0b040',
    '#8c1d40',
    '#101820',
    ...Object.values(others),
  ])('makes a sound palette from %s, unlike those of all tenants', (base) => {
    expect(paletteProblems(paletteFrom(base, others), others)).toEqual([]);
  });

  it('keeps a suitable colour', () => {
    expect(paletteFrom('#2B4F81', {}).primary).toBe('#2b4f81');
  });

  it('keeps the hue of an unreadable colour if it is free', () => {
    const { primary } = paletteFrom('#e0b040', {});
    expect(primary).not.toBe('#e0b040');
    expect(Math.abs(hexToOklch(primary).hue - hexToOklch('#e0b040').hue)).toBeLessThan(4);
  });

  it('changes the colour as little as possible', () => {
    const { primary } = paletteFrom('#2b4f81', { neighbour: '#2b4f81' });
    expect(colourDistance(primary, '#2b4f81')).toBeLessThan(0.12);
  });

  it('throws if no colour is free', () => {
    const greys = Array.from({ length: 26 }, (_, index) => `#${(index * 10).toString(16).padStart(2, '0').repeat(3)}`);
    const taken = Object.fromEntries(greys.map((grey) => [grey, grey]));
    expect(() => paletteFrom('#777777', taken)).toThrow(OperatorError);
  });
});
