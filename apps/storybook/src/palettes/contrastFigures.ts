import { contrast } from '@group/themes/colour';
import { controlContrast, paper, type TenantColours, textContrast, themeTokens, warmPaper } from '@group/themes/tokens';

/** One pair of colours that stand on each other in the sites. */
export interface ContrastFigure {
  what: string;
  text: string;
  ground: string;
  /** Contrast by WCAG 2.2, from 1 to 21. */
  ratio: number;
  /** Least contrast that the pair must have. */
  least: number;
}

/** Every pair of a palette that carries words or marks a control. */
export function contrastFigures(colours: TenantColours): ContrastFigure[] {
  const tokens = themeTokens(colours);
  const pairs = [
    ['Text on primary', tokens.onPrimary, tokens.primary, textContrast],
    ['Text on primary, pointed at', tokens.onPrimary, tokens.primaryHover, textContrast],
    ['Text on secondary', tokens.onSecondary, tokens.secondary, textContrast],
    ['Text on secondary, pointed at', tokens.onSecondary, tokens.secondaryHover, textContrast],
    ['Primary as text on paper', tokens.primaryText, paper, textContrast],
    ['Primary as text on warm paper', tokens.primaryText, warmPaper, textContrast],
    ['Primary as text on its tint', tokens.primaryText, tokens.primaryTint, textContrast],
    ['Secondary as text on its tint', tokens.secondaryText, tokens.secondaryTint, textContrast],
    ['Button on paper', tokens.primary, paper, controlContrast],
  ] as const;
  return pairs.map(([what, text, ground, least]) => ({ what, text, ground, least, ratio: contrast(text, ground) }));
}
