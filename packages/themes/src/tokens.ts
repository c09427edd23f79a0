import { contrast, hexToOklch, hexToRgb, oklchToHex } from './colour.ts';

/** The four colours that a tenant chooses, each `#rrggbb`. Everything else follows from them. */
export interface TenantColours {
  /** Action and orientation: buttons, links, the current entry. Dark enough to carry white text. */
  primary: string;
  /** Primary under the pointer. */
  primaryHover: string;
  /** Accents. */
  secondary: string;
  /** Secondary under the pointer. */
  secondaryHover: string;
}

/**
 * The CSS variable of every theme token. This one table makes the token type, the vanilla-extract contract and the
 * printed style, so the three cannot drift apart.
 */
export const themeVariables = {
  /** As chosen by the tenant. */
  primary: '--primary',
  /** Primary at `primaryTransparencyAlpha`, laid over pictures. */
  primaryTransparency: '--primary-transparency',
  primaryHover: '--primary-hover',
  secondary: '--secondary',
  secondaryHover: '--secondary-hover',
  /** Text on primary and on primaryHover, at least 4.5:1 on both. */
  onPrimary: '--on-primary',
  /** Text on secondary and on secondaryHover, at least 4.5:1 on both. */
  onSecondary: '--on-secondary',
  /** Primary as text: at least 4.5:1 on paper, on warm paper and on both tints. */
  primaryText: '--primary-text',
  /** Secondary as text or as a line that means something: at least 4.5:1 on the same grounds. */
  secondaryText: '--secondary-text',
  /** Light ground of a band in the primary's hue. */
  primaryTint: '--primary-tint',
  /** Light ground of a band in the secondary's hue. */
  secondaryTint: '--secondary-tint',
} as const;

/** Name of a theme token, e.g. `primaryTint`. */
export type ThemeTokenName = keyof typeof themeVariables;

/** The value of every theme token: CSS colours, `#rrggbb` but for primaryTransparency. */
export type ThemeTokens = Readonly<Record<ThemeTokenName, string>>;

/** Alpha of primaryTransparency (specification, section 9). */
export const primaryTransparencyAlpha = 0.6;

/** Least contrast of text (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

/** Least contrast of controls and of signs that mean something (WCAG 2.2, 1.4.11). */
export const controlContrast = 3;

/** The lightest and the darkest light ground that all tenants have in common, and the colour of running text. */
export const paper = '#ffffff';
export const warmPaper = '#f6f2ec';
export const ink = '#26221e';

/** A light ground in the hue of a colour: enough colour to be seen beside paper, light enough for any text. */
function tintOf(colour: string): string {
  const { chroma, hue } = hexToOklch(colour);
  return oklchToHex({ lightness: 0.962, chroma: Math.min(chroma * 0.14, 0.016), hue });
}

/** White or ink, whichever reads better on the worst of the grounds. */
function textOn(...grounds: readonly string[]): string {
  const worst = (text: string) => Math.min(...grounds.map((ground) => contrast(text, ground)));
  return worst(paper) >= textContrast || worst(paper) >= worst(ink) ? paper : ink;
}

/** The colour itself where it reads on all grounds, else the nearest darker shade of its hue that does. */
function readableOn(colour: string, grounds: readonly string[]): string {
  const { lightness, chroma, hue } = hexToOklch(colour);
  let shade = colour;
  for (let darker = lightness; darker > 0; darker -= 0.01) {
    if (grounds.every((ground) => contrast(shade, ground) >= textContrast)) return shade;
    shade = oklchToHex({ lightness: darker, chroma, hue });
  }
  return shade;
}

/**
 * All theme tokens of a tenant's four colours.
 * @throws Error that names a colour not of the form #rrggbb.
 */
export function themeTokens(colours: TenantColours): ThemeTokens {
  const { primary, primaryHover, secondary, secondaryHover } = colours;
  const primaryTint = tintOf(primary);
  const secondaryTint = tintOf(secondary);
  const grounds = [paper, warmPaper, primaryTint, secondaryTint];
  return {
    primary,
    primaryTransparency: `rgb(${hexToRgb(primary).join(' ')} / ${primaryTransparencyAlpha})`,
    primaryHover,
    secondary,
    secondaryHover,
    onPrimary: textOn(primary, primaryHover),
    onSecondary: textOn(secondary, secondaryHover),
    primaryText: readableOn(primary, grounds),
    secondaryText: readableOn(secondary, grounds),
    primaryTint,
    secondaryTint,
  };
}
