/// <reference path="../../assets.d.ts" />
import { globalFontFace } from '@vanilla-extract/css';
import { latin, latinExtended, unicodeRange } from './characters.ts';
import latinFile from './latin.woff2?url&no-inline';
import latinExtendedFile from './latinExtended.woff2?url&no-inline';
import { weights } from './weights.ts';

// Atkinson Hyperlegible Next was drawn for readers with low vision. One file is on every page; the other comes where a
// name needs it.
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

/** Measures of Atkinson Hyperlegible Next, in thousandths of the text size (its `hhea` table). */
const ascent = 984;
const descent = 316;

/**
 * How wide running German text is set in it, as a share of Arial's width: 223 585 against 225 437 units for a
 * paragraph of 480 characters, measured in Chromium; the bold weights give 0.993. Liberation Sans and Helvetica are as
 * wide as Arial.
 */
const widthOfArial = 0.992;

function ofStretched(measure: number): string {
  return `${(measure / 10 / widthOfArial).toFixed(2)}%`;
}

/**
 * Arial, stretched to the font's width, with its ascent and descent: words break where they will break and lines are as
 * high as they will be, so that nothing shifts when the font arrives.
 */
globalFontFace('Atkinson fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: `${(widthOfArial * 100).toFixed(1)}%`,
  ascentOverride: ofStretched(ascent),
  descentOverride: ofStretched(descent),
  lineGapOverride: '0%',
});
