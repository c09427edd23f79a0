import { contrast, hexToOklch, type Oklch, oklchToHex } from '@group/themes/colour';
import { paletteProblems } from '@group/themes/paletteProblems';
import {
  controlContrast,
  enhancedTextContrast,
  paper,
  type TenantColours,
  textContrast,
  themeTokens,
} from '@group/themes/tokens';
import { OperatorError } from '../repository/operatorError.ts';

/** Contrast of an accent with paper: sufficient for controls, and for ink on top of it. */
const accentContrast = 3.1;

/** Maximum chroma of an accent; its hue is complementary to the primary colour. */
const secondaryChroma = 0.12;

/** Range of lightness, up to the lightest with readable white text. */
const primaryLightness = { darkest: 0.3, lightest: 0.56 };

/** The lightest accent of a hue with sufficient contrast to paper. */
function accentOf(chroma: number, hue: number): Oklch {
  let lightness = 0.75;
  while (contrast(oklchToHex({ lightness, chroma, hue }), paper) < accentContrast) lightness -= 0.005;
  return { lightness, chroma, hue };
}

function coloursOf(primary: Oklch): TenantColours {
  const secondary = accentOf(Math.min(secondaryChroma, primary.chroma + 0.04), (primary.hue + 180) % 360);
  return {
    primary: oklchToHex(primary),
    primaryHover: oklchToHex({ ...primary, lightness: primary.lightness - 0.07 }),
    secondary: oklchToHex(secondary),
    secondaryHover: oklchToHex({ ...secondary, lightness: secondary.lightness + 0.06 }),
  };
}

/** Colours near the base colour, nearest first: by lightness, then by hue. */
function nearby(wanted: Oklch): Oklch[] {
  const { darkest, lightest } = primaryLightness;
  const found: { colour: Oklch; far: number }[] = [];
  for (let turn = -180; turn < 180; turn += 3) {
    for (let lightness = darkest; lightness <= lightest; lightness += 0.01) {
      const colour = { ...wanted, lightness, hue: (wanted.hue + turn + 360) % 360 };
      found.push({ colour, far: Math.abs(turn) / 100 + Math.abs(lightness - wanted.lightness) });
    }
  }
  return found.toSorted((one, other) => one.far - other.far).map(({ colour }) => colour);
}

/**
 * The accessible palette nearest to a base colour that is distinct from the other tenants.
 * @param base preferred primary colour, `#rrggbb`
 * @param others primary colours of the other tenants, by their keys
 * @throws OperatorError if no colour near it is free, Error if the base is not a colour
 */
export function paletteFrom(base: string, others: Readonly<Record<string, string>>): TenantColours {
  const wanted = hexToOklch(base);
  const asWanted = { ...coloursOf(wanted), primary: base.toLowerCase() };
  if (paletteProblems(asWanted, others).length === 0) return asWanted;
  for (const candidate of nearby(wanted)) {
    const colours = coloursOf(candidate);
    if (paletteProblems(colours, others).length === 0) return colours;
  }
  throw new OperatorError(
    `No palette near ${base} is readable and unlike those of the other tenants: choose another colour.`,
  );
}

const pair = (use: string, text: string, background: string, needed: number): string =>
  `${use}, ${text} on ${background}: ${contrast(text, background).toFixed(1)}:1 (at least ${needed}:1)`;

/**
 * Describes the contrasts of a palette, one sentence per use, and whether the base colour had to change.
 * @param base the colour that was wanted, `#rrggbb`
 */
export function describePalette(base: string, colours: TenantColours): string[] {
  const { primary, primaryText, secondary, onSecondary } = themeTokens(colours);
  return [
    ...(base.toLowerCase() === primary
      ? []
      : [`${base} is hard to read, or too like another tenant's colour: ${primary} is the nearest that is not.`]),
    pair('White on buttons', paper, primary, textContrast),
    pair('Links', primaryText, paper, enhancedTextContrast),
    pair('Accents', secondary, paper, controlContrast),
    pair('Text on accents', onSecondary, secondary, textContrast),
  ];
}
