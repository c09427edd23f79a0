import { contrast } from '@group/themes/colour';
import {
  controlContrast,
  enhancedTextContrast,
  paper,
  type TenantColours,
  textContrast,
  themeTokens,
  warmPaper,
} from '@group/themes/tokens';

/** The contrast of a colour pair that the sites use. */
export interface ContrastFigure {
  label: string;
  text: string;
  background: string;
  /** WCAG 2.2 contrast ratio, from 1 to 21. */
  ratio: number;
  /** Required contrast ratio. */
  minRatio: number;
}

/** Every pair of a palette that text or a control uses. */
export function contrastFigures(colours: TenantColours): ContrastFigure[] {
  const tokens = themeTokens(colours);
  const pairs = [
    ['Text on primary', tokens.onPrimary, tokens.primary, textContrast],
    ['Text on primary, hover', tokens.onPrimary, tokens.primaryHover, textContrast],
    ['Text on secondary', tokens.onSecondary, tokens.secondary, textContrast],
    ['Text on secondary, hover', tokens.onSecondary, tokens.secondaryHover, textContrast],
    ['Primary as text on paper', tokens.primaryText, paper, enhancedTextContrast],
    ['Primary as text on warm paper', tokens.primaryText, warmPaper, enhancedTextContrast],
    ['Primary as text on its tint', tokens.primaryText, tokens.primaryTint, enhancedTextContrast],
    ['Secondary as text on its tint', tokens.secondaryText, tokens.secondaryTint, enhancedTextContrast],
    ['Button on paper', tokens.primary, paper, controlContrast],
  ] as const;
  return pairs.map(([label, text, background, minRatio]) => ({
    label,
    text,
    background,
    minRatio,
    ratio: contrast(text, background),
  }));
}
