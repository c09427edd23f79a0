import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tenants } from '@group/themes/registry';
import { type Font, openSync } from 'fontkit';
import { sealSigns, signs } from './signs.ts';

const { resolve } = createRequire(import.meta.url);
const themeFolder = new URL('../../../packages/themes/src/tenants/', import.meta.url);

/** Fonts under the Open Font License; their outlines become paths, as an image cannot load a font. */
const faces = {
  classic: '@fontsource/libre-baskerville/files/libre-baskerville-latin-700-normal.woff2',
  warm: '@fontsource/lora/files/lora-latin-600-normal.woff2',
  plain: '@fontsource/montserrat/files/montserrat-latin-600-normal.woff2',
  round: '@fontsource/nunito/files/nunito-latin-800-normal.woff2',
  light: '@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff2',
} as const;

type Face = keyof typeof faces;

const faceOf: Record<keyof typeof signs, Face> = {
  digallo: 'plain',
  brunisberg: 'warm',
  kreuzstift: 'classic',
  rosengarten: 'warm',
  tabor: 'round',
  waeckerling: 'classic',
  zumipark: 'light',
  rivabella: 'warm',
  impuls: 'round',
  bauma: 'plain',
  geeren: 'light',
  'forum-gerontologie': 'classic',
  hinderzelg: 'plain',
  schlossgarage: 'plain',
  enfermagem: 'round',
};

/** Height of the word mark and of the sign, in the logo's own units. */
const height = 64;

/** Size of the letters: their capitals are about half as high as the sign. */
const letterSize = 44;

/** The outline of a word, and how wide it is. */
function outline(font: Font, word: string): { path: string; width: number } {
  const scale = letterSize / font.unitsPerEm;
  const capHeight = font.capHeight * scale;
  const baseline = (height + capHeight) / 2;
  const run = font.layout(word);
  let x = 0;
  const paths = run.glyphs.map((glyph, position) => {
    const place = run.positions[position];
    const path = glyph.path.scale(scale, -scale).translate(x + (place?.xOffset ?? 0) * scale, baseline);
    x += (place?.xAdvance ?? glyph.advanceWidth) * scale;
    return path.toSVG();
  });
  const rounded = paths.join('').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
  return { path: rounded, width: x };
}

function svg(width: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
}

function shape(path: string, fill: string, transform = ''): string {
  return `<path${transform && ` transform="${transform}"`} fill="${fill}" fill-rule="evenodd" d="${path}"/>`;
}

const gap = 18;

async function drawTenant({ key, name, colours, features }: (typeof tenants)[number]): Promise<void> {
  const folder = new URL(`${key}/`, themeFolder);
  const word = outline(openSync(resolve(faces[faceOf[key]])) as Font, name);
  const sign = signs[key];
  const width = Math.ceil(height + gap + word.width + 2);
  const logo = (signFill: string, wordFill: string) =>
    svg(width, shape(sign, signFill) + shape(word.path, wordFill, `translate(${height + gap} 0)`));
  const icon = shape(sign, '#fff', 'translate(12 12) scale(.625)');
  const files: Record<string, string> = {
    'logo.svg': logo(colours.secondary, colours.primary),
    'logo-white.svg': logo('#fff', '#fff'),
    'logo-small.svg': svg(height, shape(sign, colours.primary)),
    'favicon.svg': svg(height, `<rect width="64" height="64" rx="14" fill="${colours.primary}"/>${icon}`),
  };
  for (const { key: seal } of features.seals) {
    const path = Object.entries(sealSigns).find(([each]) => each === seal)?.[1] ?? '';
    const ring = `<circle cx="32" cy="32" r="29" fill="none" stroke="${colours.primary}" stroke-width="3"/>`;
    files[`seal-${seal}.svg`] = svg(height, ring + shape(path, colours.primary, 'translate(6.400 6.400) scale(.8)'));
  }
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(files).map(([file, content]) => writeFile(new URL(file, folder), content)));
}

await Promise.all(tenants.map(drawTenant));
