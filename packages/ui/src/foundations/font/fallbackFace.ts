/** Vertical metrics of a web font in ems, from its `hhea` table. Its line gap is 0. */
export interface FontMetrics {
  ascent: number;
  descent: number;
}

/** A font of the visitor's system that stands in until a web font has loaded. */
export interface SystemFont {
  /** Full and PostScript names; the first that is installed is used. */
  names: readonly string[];
  weight: number;
  /** Width of running text in the web font, of this weight, relative to this font. */
  width: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/** A `@font-face` that gives a system font the width and height of a web font, so that nothing shifts when that one loads. */
export function fallbackFace({ ascent, descent }: FontMetrics, { names, weight, width }: SystemFont) {
  return {
    src: names.map((name) => `local("${name}")`).join(', '),
    fontWeight: weight,
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: '0%',
  };
}
