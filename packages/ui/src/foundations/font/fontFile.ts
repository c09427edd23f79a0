/// <reference path="../../assets.d.ts" />
import fontFile from './latin.woff2?url&no-inline';

/** Address of the font file that every page needs, to be preloaded. Beside the style, where the address is another one. */
export const fontUrl = fontFile;
