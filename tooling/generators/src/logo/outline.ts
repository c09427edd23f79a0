import type { Font, PathCommand } from 'fontkit';

/** Path data are in tenths of a unit, as integers are short and precise enough. Render them with `scale(.1)`. */
const precision = 10;

/** The outline of a word as SVG path data in tenths of a unit, and the width of the word in units. */
export interface Outline {
  data: string;
  width: number;
}

/** Writes commands relative to the pen, without a separator where none is needed. */
class PathWriter {
  data = '';
  private pen = { x: 0, y: 0 };
  private start = { x: 0, y: 0 };
  private lastLetter = '';

  /** @param place from font units to tenths of a unit on the page */
  add({ command, args }: PathCommand, place: (x: number, y: number) => { x: number; y: number }): void {
    const points: { x: number; y: number }[] = [];
    for (let at = 0; at + 1 < args.length; at += 2) points.push(place(args[at] ?? 0, args[at + 1] ?? 0));
    const end = points.at(-1) ?? this.start;
    if (command === 'closePath') this.write('z', []);
    else if (command === 'lineTo') this.lineTo(end);
    else
      this.write(
        command === 'moveTo' ? 'm' : command === 'bezierCurveTo' ? 'c' : 'q',
        points.flatMap((point) => this.fromPen(point)),
      );
    if (command === 'moveTo') this.start = end;
    this.pen = end;
  }

  private lineTo(end: { x: number; y: number }): void {
    const [x = 0, y = 0] = this.fromPen(end);
    if (x === 0 && y === 0) return;
    if (y === 0) this.write('h', [x]);
    else if (x === 0) this.write('v', [y]);
    else this.write('l', [x, y]);
  }

  private fromPen({ x, y }: { x: number; y: number }): number[] {
    return [x - this.pen.x, y - this.pen.y];
  }

  private write(letter: string, numbers: readonly number[]): void {
    // Repeated commands may be omitted, except moves.
    const shown = letter === this.lastLetter && letter !== 'm' && letter !== 'z' ? '' : letter;
    this.lastLetter = letter;
    this.data += shown;
    numbers.forEach((number, index) => {
      const separated = (index === 0 && shown !== '') || number < 0;
      this.data += separated ? String(number) : ` ${number}`;
    });
  }
}

/**
 * Typesets a word and returns its outline.
 * @param size height of the em, in units
 * @param left x of the first letter
 * @param baseline y of the baseline
 */
export function outlineWord(
  font: Font,
  word: string,
  { size, left, baseline }: { size: number; left: number; baseline: number },
): Outline {
  const scale = size / font.unitsPerEm;
  const writer = new PathWriter();
  const run = font.layout(word);
  let pen = left;
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    const x = pen + (position?.xOffset ?? 0) * scale;
    for (const command of glyph.path.commands) {
      writer.add(command, (glyphX, glyphY) => ({
        x: Math.round((x + glyphX * scale) * precision),
        y: Math.round((baseline - glyphY * scale) * precision),
      }));
    }
    pen += (position?.xAdvance ?? glyph.advanceWidth) * scale;
  });
  return { data: writer.data, width: pen - left };
}
