const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, position) => first + position));

/** Characters of the five languages, with typographic punctuation. */
export const latin = `${range(0x20, 0x7e)}\u00a0\u00ad©«°²·»½×÷ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜàáâãäæçèéêëìíîïñòóôöùúûüŒœ–—‘’“”„…€•−\u2009\u2011\u202f`;

/** Other characters of Western Europe, which few pages need. */
export const latinRare = Array.from(`${range(0xa1, 0xff)}Ÿ‚†‰‹›™`)
  .filter((letter) => !latin.includes(letter))
  .join('');

/** Additional characters in personal names, from the Balkans, Poland, Turkey and Vietnam. */
export const latinExtended = `${range(0x100, 0x151)}${range(0x154, 0x177)}${range(0x179, 0x17f)}ƠơƯưȘșȚț${range(0x1ea0, 0x1ef9)}`;

/** Characters of headings in the five languages; others, such as ß, take the next font. */
export const heading = `${range(0x20, 0x3b)}?${range(0x41, 0x5a)}${range(0x61, 0x7a)}\u00a0«°·½»ÀÂÄÇÈÉÊÎÔÖÙÜàáâäæçèéêëìíîïñòóôöùúûüŒœ–—‘’“”„…€\u2009\u2011\u202f`;

/** Additional characters of headings, in names that are frequent in Switzerland. */
export const headingExtended = 'ĆćČčĐđĞğİŁłŃńŐőŚśŞşŠšŰűŻżŽž';

const hex = (point: number): string => point.toString(16).toUpperCase();

/** Characters as a CSS `unicode-range`, e.g. `U+20-7E, U+2013`. */
export function unicodeRange(characters: string): string {
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const parts: { from: number; to: number }[] = [];
  for (const point of points) {
    const last = parts.at(-1);
    if (last?.to === point - 1) last.to = point;
    else parts.push({ from: point, to: point });
  }
  return parts.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
