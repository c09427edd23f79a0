/// <reference path="../../assets.d.ts" />
import { globalFontFace } from '@vanilla-extract/css';
import { headingExtended, latinExtended, latinRare, unicodeRange } from './characters.ts';
import { fallbackFace, type FontMetrics } from './fallbackFace.ts';
import geometricFile from './geometric.woff2?url&no-inline';
import geometricExtendedFile from './geometricExtended.woff2?url&no-inline';
import latinFile from './latin.woff2?url&no-inline';
import latinExtendedFile from './latinExtended.woff2?url&no-inline';
import latinRareFile from './latinRare.woff2?url&no-inline';
import roundedFile from './rounded.woff2?url&no-inline';
import roundedExtendedFile from './roundedExtended.woff2?url&no-inline';
import serifFile from './serif.woff2?url&no-inline';
import serifExtendedFile from './serifExtended.woff2?url&no-inline';
import slabFile from './slab.woff2?url&no-inline';
import slabExtendedFile from './slabExtended.woff2?url&no-inline';
import { weights } from './weights.ts';

// Atkinson Hyperlegible Next is designed for readers with low vision. Every page loads the first file; browsers load the
// others only if a text needs them.
const faces = [
  { file: latinFile },
  { file: latinRareFile, unicodeRange: unicodeRange(latinRare) },
  { file: latinExtendedFile, unicodeRange: unicodeRange(latinExtended) },
];
globalFontFace(
  'Atkinson Hyperlegible Next',
  faces.map(({ file, ...range }) => ({
    src: `url("${file}") format("woff2")`,
    fontWeight: `${weights.lightest} ${weights.boldest}`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    ...range,
  })),
);

const metrics = { ascent: 0.984, descent: 0.316 };

// Widths are those of a German paragraph of 430 characters, from the advance widths of the font files. Liberation Sans and
// Helvetica are as wide as Arial. Android has Roboto alone.
const boldArial = { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'], weight: 700 };
const boldRoboto = { names: ['Roboto Bold', 'Roboto-Bold'], weight: 700 };
globalFontFace('Atkinson fallback', [
  fallbackFace(metrics, { names: ['Arial', 'Liberation Sans', 'Helvetica'], weight: 400, width: 0.99 }),
  fallbackFace(metrics, { ...boldArial, width: 0.994 }),
]);
globalFontFace('Atkinson fallback on Android', [
  fallbackFace(metrics, { names: ['Roboto', 'Roboto-Regular'], weight: 400, width: 1.002 }),
  fallbackFace(metrics, { ...boldRoboto, width: 1.055 }),
]);

/** Width of text in bold Arial relative to bold Roboto. */
const arialToRoboto = 1.061;

interface HeadingFont extends FontMetrics {
  file: string;
  /** Letters of names, which a browser loads only if a heading needs them. */
  extendedFile: string;
  /** Relative to bold Arial. */
  width: number;
}

/** Bold, for headings; a browser loads the one of the tenant's voice. Letters that it lacks, as ß, come from the next family. */
const headingFonts: Readonly<Record<string, HeadingFont>> = {
  Bitter: { file: slabFile, extendedFile: slabExtendedFile, ascent: 0.935, descent: 0.265, width: 0.99 },
  'Libre Baskerville': { file: serifFile, extendedFile: serifExtendedFile, ascent: 0.97, descent: 0.27, width: 1.105 },
  Nunito: { file: roundedFile, extendedFile: roundedExtendedFile, ascent: 1.011, descent: 0.353, width: 1.001 },
  Outfit: { file: geometricFile, extendedFile: geometricExtendedFile, ascent: 1, descent: 0.26, width: 0.936 },
};
for (const [family, { file, extendedFile, width, ...heights }] of Object.entries(headingFonts)) {
  const bold = { fontWeight: 700, fontDisplay: 'swap' } as const;
  globalFontFace(family, [
    { ...bold, src: `url("${file}") format("woff2")` },
    { ...bold, src: `url("${extendedFile}") format("woff2")`, unicodeRange: unicodeRange(headingExtended) },
  ]);
  globalFontFace(`${family} fallback`, fallbackFace(heights, { ...boldArial, width }));
  globalFontFace(`${family} on Android`, fallbackFace(heights, { ...boldRoboto, width: width * arialToRoboto }));
}
