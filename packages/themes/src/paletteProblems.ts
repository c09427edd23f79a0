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

function contrastProblem(usage: string, text: string, background: string, minRatio: number): string[] {
  const ratio = contrast(text, background);
  if (ratio >= minRatio) return [];
  return [`${usage}: ${text} on ${background} has ${ratio.toFixed(2)}:1, it needs ${minRatio}:1`];
}

/**
 * Validates a palette and returns one sentence per problem.
 * @param others primary colours of the other tenants, by their keys
 */
export function paletteProblems(colours: TenantColours, others: Readonly<Record<string, string>> = {}): string[] {
  const tokens = themeTokens(colours);
  const { primary, primaryHover, secondary, secondaryHover, onPrimary, onSecondary } = tokens;
  const onLight = [paper, warmPaper, tokens.primaryTint, tokens.secondaryTint].flatMap((background) => [
    ...contrastProblem('primary as text', tokens.primaryText, background, enhancedTextContrast),
    ...contrastProblem('secondary as text', tokens.secondaryText, background, enhancedTextContrast),
    ...contrastProblem('a control', primary, background, controlContrast),
    ...contrastProblem('a control in the hover state', primaryHover, background, controlContrast),
  ]);
  const onColour = [
    ...contrastProblem('white on primary', paper, primary, textContrast),
    ...contrastProblem('text on primary in the hover state', onPrimary, primaryHover, textContrast),
    ...contrastProblem('text on secondary', onSecondary, secondary, textContrast),
    ...contrastProblem('text on secondary in the hover state', onSecondary, secondaryHover, textContrast),
    ...contrastProblem('an accent', secondary, paper, controlContrast),
  ];
  const onBands = characterValues.ground.flatMap((ground) => {
    const { band, onBand, onBandHover } = bandColours(colours, ground);
    return [
      ...contrastProblem(`text on a band of ${ground}`, onBand, band, enhancedTextContrast),
      ...contrastProblem(`a button in the hover state on a band of ${ground}`, onBandHover, band, textContrast),
    ];
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
  return [...onLight, ...onColour, ...onBands, ...unchanged, ...similar];
}
