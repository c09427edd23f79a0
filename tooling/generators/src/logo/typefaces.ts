import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** Fonts under the Open Font License; their outlines become paths, as a picture on a page cannot load a font. */
const files = {
  baskerville: '@fontsource/libre-baskerville/files/libre-baskerville-latin-700-normal.woff2',
  barlow: '@fontsource/barlow/files/barlow-latin-700-normal.woff2',
  bitter: '@fontsource/bitter/files/bitter-latin-600-normal.woff2',
  josefin: '@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff2',
  lora: '@fontsource/lora/files/lora-latin-600-normal.woff2',
  marcellus: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  montserrat: '@fontsource/montserrat/files/montserrat-latin-600-normal.woff2',
  nunito: '@fontsource/nunito/files/nunito-latin-800-normal.woff2',
  outfit: '@fontsource/outfit/files/outfit-latin-600-normal.woff2',
  playfair: '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2',
} as const;

/** Name of a typeface that word marks are set in. */
export type Typeface = keyof typeof files;

export function isTypeface(name: string): name is Typeface {
  return Object.hasOwn(files, name);
}

/** All typefaces in alphabetical order. */
export const typefaces: readonly string[] = Object.keys(files).toSorted();

/** @throws Error if the font's package is not installed or contains a collection */
export function openTypeface(typeface: Typeface): Font {
  const font = openSync(resolve(files[typeface]));
  if ('fonts' in font) throw new Error(`${typeface} is a collection of fonts, not a font`);
  return font;
}
