import { colourDistance, contrast } from './colour.ts';
import { controlContrast, paper, type TenantColours, textContrast, themeTokens, warmPaper } from './tokens.ts';

/** Primaries nearer than this (OKLab) are hard to tell apart; the hues of a good colour fan are about 0.1 apart. */
const leastDistance = 0.06;

/** Least difference (OKLab) between a colour and itself under the pointer. */
const leastHoverChange = 0.03;

function contrastProblem(what: string, text: string, ground: string, least: number): string[] {
  const ratio = contrast(text, ground);
  return ratio >= least ? [] : [`${what}: ${text} on ${ground} has ${ratio.toFixed(2)}:1, it needs ${least}:1`];
}

/**
 * What is wrong with a palette, a sentence for each problem; none where it is fine.
 * @param others primary colours of the other tenants, by their keys
 */
export function paletteProblems(colours: TenantColours, others: Readonly<Record<string, string>> = {}): string[] {
  const tokens = themeTokens(colours);
  const { primary, primaryHover, secondary, secondaryHover, onPrimary, onSecondary } = tokens;
  const onLight = [paper, warmPaper, tokens.primaryTint, tokens.secondaryTint].flatMap((ground) => [
    ...contrastProblem('primary as text', tokens.primaryText, ground, textContrast),
    ...contrastProblem('secondary as text', tokens.secondaryText, ground, textContrast),
    ...contrastProblem('a control', primary, ground, controlContrast),
    ...contrastProblem('a control under the pointer', primaryHover, ground, controlContrast),
  ]);
  const onColour = [
    ...contrastProblem('white on primary', paper, primary, textContrast),
    ...contrastProblem('text on primary under the pointer', onPrimary, primaryHover, textContrast),
    ...contrastProblem('text on secondary', onSecondary, secondary, textContrast),
    ...contrastProblem('text on secondary under the pointer', onSecondary, secondaryHover, textContrast),
    ...contrastProblem('an accent', secondary, paper, controlContrast),
  ];
  const unchanged = (
    [
      ['primary', primary, primaryHover],
      ['secondary', secondary, secondaryHover],
    ] as const
  )
    .filter(([, colour, hover]) => colourDistance(colour, hover) < leastHoverChange)
    .map(([name]) => `${name} hardly changes under the pointer`);
  const alike = Object.entries(others)
    .filter(([, other]) => colourDistance(primary, other) < leastDistance)
    .map(([key, other]) => `primary ${primary} is too like that of ${key}, ${other}`);
  return [...onLight, ...onColour, ...unchanged, ...alike];
}
