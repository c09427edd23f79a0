import { statSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { heading, headingExtended, latin, latinExtended, latinRare, unicodeRange } from './characters.ts';
import { weights } from './weights.ts';

/** A committed font file. Throws if it is a collection. */
function opened(name: string) {
  const font = openSync(join(import.meta.dirname, name));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  return font;
}

describe('font files', () => {
  it.each([
    ['latin.woff2', latin, 'Grüezi! «Wohnen à la carte» – 7’500 Franken, Œuvre, perché così, naïve, 20 °C, ½ Tag'],
    ['latinRare.woff2', latinRare, 'ßÁØ§‹›'],
    ['latinExtended.woff2', latinExtended, 'ćčđšžłńőűğşțș'],
  ])('%s has letters of its range only, at all weights', (name, range, sample) => {
    const { characterSet, variationAxes } = opened(name);
    const letters = new Set(
      characterSet.filter((point) => point !== 0xff_ff).map((point) => String.fromCodePoint(point)),
    );
    expect([...letters].filter((letter) => !range.includes(letter))).toEqual([]);
    expect(Array.from(sample).filter((letter) => !letters.has(letter))).toEqual([]);
    expect(variationAxes.wght).toMatchObject({ min: weights.lightest, max: weights.boldest });
  });

  it.each(['geometric.woff2', 'rounded.woff2', 'serif.woff2', 'slab.woff2'])(
    '%s has 8 to 14 kB for headings',
    (name) => {
      const letters = opened(name).characterSet.map((point) => String.fromCodePoint(point));
      expect(
        Array.from('Grüezi! «À la carte» – 7’500 perché così naïve Œuvre').filter((x) => !letters.includes(x)),
      ).toEqual([]);
      expect(letters.filter((letter) => letter !== '\uffff' && !heading.includes(letter))).toEqual([]);
      const { size } = statSync(join(import.meta.dirname, name));
      expect(size).toBeGreaterThan(8000);
      expect(size).toBeLessThan(14_336);
    },
  );

  it.each(['geometric', 'rounded', 'serif', 'slab'])(
    '%sExtended.woff2 has the letters of names, at the height of the others',
    (name) => {
      const font = opened(`${name}Extended.woff2`);
      const letters = font.characterSet.map((point) => String.fromCodePoint(point)).filter((each) => each !== '\uffff');
      expect(letters.toSorted()).toEqual(Array.from(headingExtended).toSorted());
      const { ascent, descent, unitsPerEm } = opened(`${name}.woff2`);
      expect(font).toMatchObject({ ascent, descent, unitsPerEm });
    },
  );

  it('add less than 15 kB to every page', () => {
    expect(statSync(join(import.meta.dirname, 'latin.woff2')).size).toBeLessThan(15_000);
  });

  it.each([
    ['proportional', []],
    ['tabular', ['tnum']],
  ])('draw the zero with one counter and no slash in %s numbers', (_, features) => {
    const { glyphs } = opened('latin.woff2').layout('0o', features);
    const contours = glyphs.map(({ path }) => path.commands.filter(({ command }) => command === 'moveTo').length);
    expect(contours).toEqual([2, 2]);
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
    const all = latin + latinRare + latinExtended;
    expect(new Set(all).size).toBe(all.length);
  });

  it('are formatted as a CSS unicode-range', () => {
    expect(unicodeRange('cab€z')).toBe('U+61-63, U+7A, U+20AC');
  });
});
