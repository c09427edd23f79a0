import { colourDistance, contrast } from './colour.ts';
import { characterValues } from './character.ts';
import {
  bandColours,
  controlContrast,
  enhancedTextContrast,
  paper,
  type TenantColours,
  textContrast,
  themeTokens,
  warmPaper,
} from './tokens.ts';

/** Primaries closer than this in OKLab are hard to tell apart; neighbours in a good colour fan are about 0.1 apart. */
const minDistance = 0.06;

/** Minimum OKLab distance between a colour and its hover state. */
const minHoverDistance = 0.03;

/** Two colours, one of them on the other. */
export interface ColourPair {
  usage: string;
  text: string;
  background: string;
  /** The contrast that the pair needs. */
  minRatio: number;
}

/** Every pair of a palette that text or a control uses. */
export function colourPairs(colours: TenantColours): ColourPair[] {
  const { primary, primaryHover, secondary, secondaryHover, ...derived } = themeTokens(colours);
  const { onPrimary, onSecondary, primaryText, secondaryText, primaryTint, secondaryTint } = derived;
  const onLight = [paper, warmPaper, primaryTint, secondaryTint].flatMap((background) => [
    { usage: 'primary as text', text: primaryText, background, minRatio: enhancedTextContrast },
    { usage: 'secondary as text', text: secondaryText, background, minRatio: enhancedTextContrast },
    { usage: 'a control', text: primary, background, minRatio: controlContrast },
    { usage: 'a control in the hover state', text: primaryHover, background, minRatio: controlContrast },
  ]);
  const onColour = [
    { usage: 'white on primary', text: paper, background: primary },
    { usage: 'text on primary in the hover state', text: onPrimary, background: primaryHover },
    { usage: 'text on secondary', text: onSecondary, background: secondary },
    { usage: 'text on secondary in the hover state', text: onSecondary, background: secondaryHover },
  ].map((pair) => ({ ...pair, minRatio: textContrast }));
  const onBands = characterValues.ground.flatMap((ground) => {
    const { band: background, onBand, onBandHover } = bandColours(colours, ground);
    const hovered = `a button in the hover state on a band of ${ground}`;
    return [
      { usage: `text on a band of ${ground}`, text: onBand, background, minRatio: enhancedTextContrast },
      { usage: hovered, text: onBandHover, background, minRatio: textContrast },
    ];
  });
  const accent = { usage: 'an accent', text: secondary, background: paper, minRatio: controlContrast };
  return [...onLight, ...onColour, accent, ...onBands];
}

/**
 * Validates a palette and returns one sentence per problem.
 * @param others primary colours of the other tenants, by their keys
 */
export function paletteProblems(colours: TenantColours, others: Readonly<Record<string, string>> = {}): string[] {
  const { primary, primaryHover, secondary, secondaryHover } = colours;
  const unreadable = colourPairs(colours).flatMap(({ usage, text, background, minRatio }) => {
    const ratio = contrast(text, background);
    if (ratio >= minRatio) return [];
    return [`${usage}: ${text} on ${background} has ${ratio.toFixed(2)}:1, it needs ${minRatio}:1`];
  });
  const unchanged = (
    [
      ['primary', primary, primaryHover],
      ['secondary', secondary, secondaryHover],
    ] as const
  )
    .filter(([, colour, hover]) => colourDistance(colour, hover) < minHoverDistance)
    .map(([name]) => `${name} hardly changes on hover`);
  const similar = Object.entries(others)
    .filter(([, other]) => colourDistance(primary, other) < minDistance)
    .map(([key, other]) => `primary ${primary} is too similar to that of ${key}, ${other}`);
  return [...unreadable, ...unchanged, ...similar];
}
