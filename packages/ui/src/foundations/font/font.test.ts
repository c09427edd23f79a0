import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { latin, latinExtended, unicodeRange } from './characters.ts';
import { fontFiles, makeFont } from './makeFonts.ts';
import { weights } from './weights.ts';

describe('font files', () => {
  it.each(fontFiles)('$name matches a fresh build from the font package', async (file) => {
    const committed = await readFile(`${import.meta.dirname}/${file.name}`);
    expect((await makeFont(file)).equals(committed), 'run `pnpm --filter @group/ui font`').toBe(true);
  });

  it('add less than 20 kB to every page', async () => {
    expect((await readFile(`${import.meta.dirname}/latin.woff2`)).length).toBeLessThan(20_000);
  });
});

const contours = (glyph?: fontkit.Glyph) => glyph?.path.commands.filter(({ command }) => command === 'moveTo').length;

describe('zero', () => {
  it.each([
    ['proportional', []],
    ['tabular', ['tnum']],
  ])('has one counter and no slash in %s numbers, at both ends of the weights', async (_, features) => {
    const file = await readFile(`${import.meta.dirname}/latin.woff2`);
    for (const wght of [weights.lightest, weights.boldest]) {
      const font = fontkit.create(await subsetFont(file, '0o', { targetFormat: 'sfnt', variationAxes: { wght } }));
      if (!('layout' in font)) throw new Error('expected a single font');
      const [zero, ring] = font.layout('0o', features).glyphs;
      expect([contours(zero), contours(ring)]).toEqual([2, 2]);
    }
  });
});

describe('characters', () => {
  it.each([
    [latin, 'Grüezi! «Wohnen à la carte» – 7’500 Franken, Œuvre, perché così, naïve, 20 °C, ½ Tag'],
    [latinExtended, 'ćčđšžłńőűğışțșơưễệảẠ'],
  ])('cover sample %#', (characters, sample) => {
    expect(Array.from(sample).filter((letter) => !characters.includes(letter))).toEqual([]);
  });

  it('are in one file only', () => {
    expect(Array.from(latin).filter((letter) => latinExtended.includes(letter))).toEqual([]);
    expect(new Set(latin + latinExtended).size).toBe((latin + latinExtended).length);
  });

  it('are formatted as a CSS unicode-range', () => {
    expect(unicodeRange('cab€z')).toBe('U+61-63, U+7A, U+20AC');
  });
});
