import { type Font, openSync } from 'fontkit';

// Has the letters of all languages in Latin, Cyrillic and Greek script.
const files = {
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  semibold: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};

export type Weight = keyof typeof files;

/** A font file, and how wide its characters are. */
export interface Typeface {
  weight: Weight;
  file: string;
  has: (character: string) => boolean;
  /** Advance width as a multiple of the font size, without kerning. */
  widthOf: (character: string) => number;
}

function openFont(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts, not a font`);
  return font;
}

function openTypeface(weight: Weight): Typeface {
  const file = files[weight];
  const font = openFont(file);
  const codePoints = new Set(font.characterSet);
  const widths = new Map<string, number>();
  return {
    weight,
    file,
    has: (character) => codePoints.has(character.codePointAt(0) ?? 0),
    widthOf(character) {
      const known = widths.get(character);
      if (known !== undefined) return known;
      const width = font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
      widths.set(character, width);
      return width;
    },
  };
}

let opened: Record<Weight, Typeface> | undefined;

/** The fonts of documents; read at the first use, as most processes write none. */
export const typefaces = (): Record<Weight, Typeface> =>
  (opened ??= { regular: openTypeface('regular'), semibold: openTypeface('semibold') });
