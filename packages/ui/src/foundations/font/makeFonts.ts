import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { latin, latinExtended } from './characters.ts';
import { withPlainZero } from './plainZero.ts';
import { weights } from './weights.ts';

interface FontFile {
  name: string;
  characters: string;
  /** Subset of the font package that contains the characters. */
  part: string;
}

export const fontFiles: readonly FontFile[] = [
  { name: 'latin.woff2', characters: latin, part: 'latin' },
  { name: 'latinExtended.woff2', characters: latinExtended, part: 'latin-ext' },
];

/** Builds a font file; deterministic for a given version of the font package. */
export async function makeFont({ characters, part }: FontFile): Promise<Buffer> {
  const source = `atkinson-hyperlegible-next-${part}-wght-normal.woff2`;
  const path = import.meta.resolve(`@fontsource-variable/atkinson-hyperlegible-next/files/${source}`);
  const { lightest: min, boldest: max } = weights;
  const variationAxes = { wght: { min, max } };
  const subset = await subsetFont(await readFile(fileURLToPath(path)), characters, {
    targetFormat: 'sfnt',
    variationAxes,
  });
  const font = characters.includes('0') ? withPlainZero(subset) : subset;
  return subsetFont(font, characters, { targetFormat: 'woff2', variationAxes });
}

if (import.meta.main) {
  for (const file of fontFiles) await writeFile(`${import.meta.dirname}/${file.name}`, await makeFont(file));
}
