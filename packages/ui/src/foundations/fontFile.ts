/// <reference path="../assets.d.ts" />
import fontFile from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url&no-inline';

/** Address of the one font file, to be preloaded. Beside the style, as the address is another one in there. */
export const fontUrl = fontFile;
