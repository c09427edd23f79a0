import { type Typeface, typefaces } from './typeface.ts';

/** Stands for a character that the font does not have. */
export const missing = '\u{FFFD}';

// Vietnamese needs two; more would be drawn over the lines above.
const excessMarks = /(\p{M}{3})\p{M}+/gu;

/**
 * A text as the fonts can draw it: what is invisible by itself is left out, and what they do not have becomes {@link missing}.
 * Its lines stay lines, with at most one empty line between them.
 */
export function drawable(text: string): string {
  const { has } = typefaces().regular;
  return text
    .replaceAll(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replaceAll(/\r\n?|[\v\f\u{85}\u{2028}\u{2029}]/gu, '\n')
    .replaceAll(/[\p{Zs}\t]/gu, ' ')
    .replaceAll(excessMarks, `$1${missing}`)
    .normalize()
    .replaceAll(/[^\n]/gu, (character) => (has(character) ? character : missing))
    .replaceAll(/\n(?: *\n){2,}/g, '\n\n')
    .trim();
}

interface Piece {
  text: string;
  width: number;
}

/** The words of a text, each with the space, hyphen or slash behind it; one that is longer than a line in several pieces. */
function* piecesOf(text: string, widthOf: (character: string) => number, lineWidth: number): Generator<Piece> {
  for (const [word] of text.matchAll(/[^ /-]+[ /-]?|[ /-]/g)) {
    let piece: Piece = { text: '', width: 0 };
    // A character and its marks stay together.
    for (const [character] of word.matchAll(/\P{M}?\p{M}*/gu)) {
      const width = character === ' ' ? 0 : Array.from(character, widthOf).reduce((sum, each) => sum + each, 0);
      if (piece.text && piece.width + width > lineWidth) {
        yield piece;
        piece = { text: '', width: 0 };
      }
      piece = { text: piece.text + character, width: piece.width + width };
    }
    yield piece;
  }
}

/**
 * Breaks a text into lines. pdfkit's own way takes quadratic time for words that are longer than a line.
 * @param text what {@link drawable} returned
 * @param size of the font, in the unit of `width`
 */
export function linesOf(text: string, typeface: Typeface, size: number, width: number): string[] {
  const space = typeface.widthOf(' ');
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const piece of piecesOf(paragraph, typeface.widthOf, width / size)) {
      if (line && used + piece.width > width / size) {
        lines.push(line.trimEnd());
        line = '';
        used = 0;
      }
      line += piece.text;
      used += piece.width + (piece.text.endsWith(' ') ? space : 0);
    }
    return [...lines, line.trimEnd()];
  });
}
