import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { latin, latinExtended, unicodeRange } from './characters.ts';
import { fontFiles, makeFont } from './makeFonts.ts';

describe('the font files', () => {
  it.each(fontFiles)('$name is what the font’s package gives for its characters and weights', async (file) => {
    const kept = await readFile(`${import.meta.dirname}/${file.name}`);
    expect((await makeFont(file)).equals(kept), 'run `pnpm --filter @group/ui font`').toBe(true);
  });

  it('take 20 kB where every visitor pays for them', async () => {
    expect((await readFile(`${import.meta.dirname}/latin.woff2`)).length).toBeLessThan(20_000);
  });
});

describe('the characters', () => {
  it.each([
    [latin, 'Grüezi! «Wohnen à la carte» – 7’500 Franken, Œuvre, perché così, naïve, 20 °C, ½ Tag'],
    [latinExtended, 'ćčđšžłńőűğışțșơưễệảẠ'],
  ])('are those of %#', (characters, words) => {
    expect(Array.from(words).filter((letter) => !characters.includes(letter))).toEqual([]);
  });

  it('are in one file each', () => {
    expect(Array.from(latin).filter((letter) => latinExtended.includes(letter))).toEqual([]);
    expect(new Set(latin + latinExtended).size).toBe((latin + latinExtended).length);
  });

  it('are counted up as CSS wants it', () => {
    expect(unicodeRange('cab€z')).toBe('U+61-63, U+7A, U+20AC');
  });
});
