/** A colour in OKLCH: lightness 0…1, chroma 0…about 0.37, hue in degrees 0…360. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

interface Oklab {
  lightness: number;
  a: number;
  b: number;
}

type Triple = readonly [number, number, number];

/**
 * Parses `#rrggbb` to red, green and blue, each 0…255.
 * @throws Error that names the value if it has another form.
 */
export function hexToRgb(hex: string): Triple {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`"${hex}" is not a colour of the form #rrggbb.`);
  const [, red = '', green = '', blue = ''] = digits;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** sRGB channel 0…255 to linear light 0…1 (IEC 61966-2-1, as corrected in WCAG 2.2). */
function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light 0…1 to sRGB channel 0…255, not yet rounded or clipped. */
function gammaEncoded(light: number): number {
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

function linearRgb(hex: string): Triple {
  const [red, green, blue] = hexToRgb(hex);
  return [linear(red), linear(green), linear(blue)];
}

/** Relative luminance 0…1 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, 1…21 (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** OKLab of a hex colour (Björn Ottosson, https://bottosson.github.io/posts/oklab/). */
function hexToOklab(hex: string): Oklab {
  const [red, green, blue] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function oklabToLinearRgb({ lightness, a, b }: Oklab): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** OKLCH of a hex colour; a grey has hue 0. */
export function hexToOklch(hex: string): Oklch {
  const { lightness, a, b } = hexToOklab(hex);
  const chroma = Math.hypot(a, b);
  const hue = chroma < 0.0001 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { lightness, chroma, hue };
}

/** Hex of an OKLCH colour. Reduces the chroma of colours outside sRGB and keeps their lightness and hue. */
export function oklchToHex({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  let reducedChroma = chroma;
  for (;;) {
    const light = oklabToLinearRgb({
      lightness,
      a: reducedChroma * Math.cos(angle),
      b: reducedChroma * Math.sin(angle),
    });
    if (reducedChroma <= 0 || light.every((value) => value >= -0.0005 && value <= 1.0005)) {
      const channels = light.map((value) => Math.round(gammaEncoded(Math.min(1, Math.max(0, value)))));
      return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    }
    reducedChroma = Math.max(0, reducedChroma - 0.002);
  }
}

/** Euclidean distance in OKLab; about 0.02 is a just noticeable difference side by side. */
export function colourDistance(first: string, second: string): number {
  const [from, to] = [hexToOklab(first), hexToOklab(second)];
  return Math.hypot(from.lightness - to.lightness, from.a - to.a, from.b - to.b);
}
