import { colourDistance, hexToOklch } from '@group/themes/colour';
import { paletteProblems } from '@group/themes/paletteProblems';
import { tenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { OperatorError } from '../repository/operatorError.ts';
import { describePalette, paletteFrom } from './palette.ts';

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

describe('describePalette', () => {
  it('names the contrasts of a palette', () => {
    expect(describePalette('#2B4F81', paletteFrom('#2b4f81', {}))).toEqual([
      'White on buttons, #ffffff on #2b4f81: 8.3:1 (at least 4.5:1)',
      expect.stringMatching(/^Links, #\w{6} on #ffffff: \d+\.\d:1 \(at least 7:1\)$/),
      expect.stringMatching(/^Accents, #\w{6} on #ffffff: 3\.\d:1 \(at least 3:1\)$/),
      expect.stringMatching(/^Text on accents, #\w{6} on #\w{6}: \d+\.\d:1 \(at least 4\.5:1\)$/),
    ]);
  });

  it('says that the wanted colour was changed', () => {
    const colours = paletteFrom('#e0b040', {});
    expect(describePalette('#e0b040', colours)[0]).toContain(`${colours.primary} is the nearest`);
  });
});
