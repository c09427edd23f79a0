import { contrast, hexToOklch, type Oklch, oklchToHex } from '@group/themes/colour';
import { paletteProblems } from '@group/themes/paletteProblems';
import { paper, type TenantColours } from '@group/themes/tokens';
import { OperatorError } from '../repository/operatorError.ts';

/** Contrast of an accent with paper: enough for a control, with room left for ink to be read on it. */
const accentContrast = 3.1;

/** How much an accent is coloured at most; its hue is opposite the primary's. */
const secondaryChroma = 0.12;

/** Lightness is searched between a dark colour and the lightest that white text still reads on. */
const primaryLightness = { darkest: 0.3, lightest: 0.56 };

/** The lightest accent of a hue that stands out from paper. */
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

/** Colours near the wanted one, the nearest first: other lightness, then other hue. */
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
 * A sound palette as near to a base colour as the other tenants leave room for.
 * @param base primary colour as wanted, `#rrggbb`
 * @param others primary colours of the other tenants, by their keys
 * @throws OperatorError where no colour near it is free, Error where the base is no colour
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
