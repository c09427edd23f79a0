import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { latin, latinExtended, unicodeRange } from './characters.ts';
import { fontFiles, makeFont } from './makeFonts.ts';

describe('font files', () => {
  it.each(fontFiles)('$name matches a fresh build from the font package', async (file) => {
    const committed = await readFile(`${import.meta.dirname}/${file.name}`);
    expect((await makeFont(file)).equals(committed), 'run `pnpm --filter @group/ui font`').toBe(true);
  });

  it('add less than 20 kB to every page', async () => {
    expect((await readFile(`${import.meta.dirname}/latin.woff2`)).length).toBeLessThan(20_000);
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
