/// <reference path="../../assets.d.ts" />
import fontFile from './latin.woff2?url&no-inline';

/** URL of the font file to preload. A module of its own, as the URL differs inside a style. */
export const fontUrl = fontFile;
