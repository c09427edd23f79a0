/// <reference path="../../assets.d.ts" />
import { globalFontFace } from '@vanilla-extract/css';
import { latin, latinExtended, unicodeRange } from './characters.ts';
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

/** Vertical metrics of Atkinson Hyperlegible Next, in thousandths of an em (its `hhea` table). */
const ascent = 984;
const descent = 316;

/**
 * Width of running German text relative to Arial: 223 585 to 225 437 units for a paragraph of 480 characters, measured
 * in Chromium; the bold weights give 0.993. Liberation Sans and Helvetica have the widths of Arial.
 */
const widthOfArial = 0.992;

function ofStretched(measure: number): string {
  return `${(measure / 10 / widthOfArial).toFixed(2)}%`;
}

/**
 * Fallback font: Arial, adjusted to the width, ascent and descent of the web font, so that lines break at the same words
 * and nothing shifts when the font loads.
 */
globalFontFace('Atkinson fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: `${(widthOfArial * 100).toFixed(1)}%`,
  ascentOverride: ofStretched(ascent),
  descentOverride: ofStretched(descent),
  lineGapOverride: '0%',
});
