/** Writes the font of the cards, bold and with the letters of all European languages: `pnpm --filter @group/server font`. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const characters = String.fromCodePoint(...Array.from({ length: 0x180 - 0x20 }, (_, position) => 0x20 + position));
const romanian = 'ȘșȚț';
const punctuation = '–—‘’‚“”„•…‹›€−\u2009\u202f';
const source = '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf';

const font = await subsetFont(
  await readFile(fileURLToPath(import.meta.resolve(source))),
  characters + romanian + punctuation,
  {
    targetFormat: 'sfnt',
  },
);
await writeFile(`${import.meta.dirname}/card.ttf`, font);
