/// <reference path="../../assets.d.ts" />
import { globalFontFace } from '@vanilla-extract/css';
import { latin, latinExtended, unicodeRange } from './characters.ts';
import { fallbackFace } from './fallbackFace.ts';
import latinFile from './latin.woff2?url&no-inline';
import latinExtendedFile from './latinExtended.woff2?url&no-inline';
import { weights } from './weights.ts';

// Atkinson Hyperlegible Next is designed for readers with low vision. Every page loads the first file; browsers load the
// second one only if a name needs it.
const faces = [
  { file: latinFile, characters: latin },
  { file: latinExtendedFile, characters: latinExtended },
];
globalFontFace(
  'Atkinson Hyperlegible Next',
  faces.map(({ file, characters }) => ({
    src: `url("${file}") format("woff2")`,
    fontWeight: `${weights.lightest} ${weights.boldest}`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    unicodeRange: unicodeRange(characters),
  })),
);

const metrics = { ascent: 0.984, descent: 0.316 };

// Widths are those of a German paragraph of 430 characters, from the advance widths of the font files. Liberation Sans and
// Helvetica are as wide as Arial. Android has Roboto alone.
globalFontFace('Atkinson fallback', [
  fallbackFace(metrics, { names: ['Arial', 'Liberation Sans', 'Helvetica'], weight: 400, width: 0.99 }),
  fallbackFace(metrics, {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    weight: 700,
    width: 0.994,
  }),
]);
globalFontFace('Atkinson fallback on Android', [
  fallbackFace(metrics, { names: ['Roboto', 'Roboto-Regular'], weight: 400, width: 1.002 }),
  fallbackFace(metrics, { names: ['Roboto Bold', 'Roboto-Bold'], weight: 700, width: 1.055 }),
]);
