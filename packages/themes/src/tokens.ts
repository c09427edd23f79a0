import type { BandColours, Character } from './character.ts';
import { contrast, hexToOklch, hexToRgb, oklchToHex } from './colour.ts';

/** The four colours that a tenant chooses, each `#rrggbb`. All other colours derive from them. */
export interface TenantColours {
  /** Buttons, links and the current navigation entry. Dark enough for white text on it. */
  primary: string;
  /** Primary in the hover state. */
  primaryHover: string;
  /** Accents. */
  secondary: string;
  /** Secondary in the hover state. */
  secondaryHover: string;
}

/**
 * CSS variable of every theme token. The token type, the vanilla-extract contract and the rendered style all derive
 * from this table, so they cannot drift apart.
 */
export const themeVariables = {
  /** As chosen by the tenant. */
  primary: '--primary',
  /** Primary at `primaryTransparencyAlpha`, as an overlay on pictures. */
  primaryTransparency: '--primary-transparency',
  primaryHover: '--primary-hover',
  secondary: '--secondary',
  secondaryHover: '--secondary-hover',
  /** Text on primary and on primaryHover, at least 4.5:1 on both. */
  onPrimary: '--on-primary',
  /** Text on secondary and on secondaryHover, at least 4.5:1 on both. */
  onSecondary: '--on-secondary',
  /** Primary as text: at least 7:1 on paper, on warm paper and on both tints. */
  primaryText: '--primary-text',
  /** Secondary as text or as a meaningful line: at least 7:1 on the same backgrounds. */
  secondaryText: '--secondary-text',
  /** Light section background in the primary's hue. */
  primaryTint: '--primary-tint',
  /** Light section background in the secondary's hue. */
  secondaryTint: '--secondary-tint',
} as const;

/** Name of a theme token, e.g. `primaryTint`. */
export type ThemeTokenName = keyof typeof themeVariables;

/** Values of all theme tokens: CSS colours, `#rrggbb` except for primaryTransparency. */
export type ThemeTokens = Readonly<Record<ThemeTokenName, string>>;

/** Alpha of primaryTransparency (specification, section 9). */
export const primaryTransparencyAlpha = 0.6;

/** Minimum contrast of large text, such as that of buttons, and of text in the tenant's own colours (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

/** Minimum contrast of text in colours that derive from the tenant's (WCAG 2.2, 1.4.6). */
export const enhancedTextContrast = 7;

/** Minimum contrast of controls and meaningful graphics (WCAG 2.2, 1.4.11). */
export const controlContrast = 3;

/** The lightest and the darkest of the light backgrounds that all tenants share, and the colour of running text. */
export const paper = '#ffffff';
export const warmPaper = '#f6f2ec';
export const ink = '#26221e';

/** Light background in the hue of a colour: distinguishable from paper, yet light enough for any text. */
function tintOf(colour: string): string {
  const { chroma, hue } = hexToOklch(colour);
  return oklchToHex({ lightness: 0.962, chroma: Math.min(chroma * 0.14, 0.016), hue });
}

/** White if its contrast suffices on all backgrounds, else the better of white and ink on the worst background. */
function textOn(...backgrounds: readonly string[]): string {
  const worstContrast = (text: string) => Math.min(...backgrounds.map((background) => contrast(text, background)));
  return worstContrast(paper) >= textContrast || worstContrast(paper) >= worstContrast(ink) ? paper : ink;
}

/** The colour itself if its contrast to all others suffices for text, else the nearest darker or lighter shade that has it. */
function readableWith(colour: string, others: readonly string[], step: -0.01 | 0.01 = -0.01): string {
  const { lightness, chroma, hue } = hexToOklch(colour);
  let shade = colour;
  for (let next = lightness; next > 0 && next < 1; next += step) {
    if (others.every((other) => contrast(shade, other) >= enhancedTextContrast)) return shade;
    shade = oklchToHex({ lightness: next, chroma, hue });
  }
  return shade;
}

/**
 * Derives all theme tokens from a tenant's four colours.
 * @throws Error that names a colour not of the form #rrggbb.
 */
export function themeTokens(colours: TenantColours): ThemeTokens {
  const { primary, primaryHover, secondary, secondaryHover } = colours;
  const primaryTint = tintOf(primary);
  const secondaryTint = tintOf(secondary);
  const backgrounds = [paper, warmPaper, primaryTint, secondaryTint];
  return {
    primary,
    primaryTransparency: `rgb(${hexToRgb(primary).join(' ')} / ${primaryTransparencyAlpha})`,
    primaryHover,
    secondary,
    secondaryHover,
    onPrimary: textOn(primary, primaryHover),
    onSecondary: textOn(secondary, secondaryHover),
    primaryText: readableWith(primary, backgrounds),
    secondaryText: readableWith(secondary, backgrounds),
    primaryTint,
    secondaryTint,
  };
}

/** The colours of the bands on each kind of ground; a full colour is as much darker or lighter as its text needs. */
export function bandColours(colours: TenantColours, ground: Character['ground']): BandColours {
  const { primary, onPrimary, secondary, onSecondary, primaryTint } = themeTokens(colours);
  const grounds = {
    paper: { band: warmPaper, onBand: ink },
    tint: { band: primaryTint, onBand: ink },
    primary: { band: readableWith(primary, [onPrimary], onPrimary === ink ? 0.01 : -0.01), onBand: onPrimary },
    secondary: {
      band: readableWith(secondary, [onSecondary], onSecondary === ink ? 0.01 : -0.01),
      onBand: onSecondary,
    },
  };
  const { band, onBand } = grounds[ground];
  const onBandHover = onBand === paper && contrast(band, warmPaper) >= textContrast ? warmPaper : onBand;
  return { band, onBand, onBandHover };
}
