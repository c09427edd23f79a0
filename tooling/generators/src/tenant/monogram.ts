import { fileURLToPath } from 'node:url';
import { openSync, type PathCommand } from 'fontkit';

/** Height of each picture and width of the square ones, in pixels. */
const side = 64;

/** Heights of capitals, and the gap between monogram and name, in pixels. */
const letterHeight = 36;
const nameHeight = 31;
const gap = 16;

/** Under the Open Font License; its outlines are drawn, because a picture on a page cannot load a font. */
const typeface = '@fontsource/outfit/files/outfit-latin-600-normal.woff2';

/** Letters of SVG path data; all but moves are relative to the point before, which is shorter. */
const letters = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** Path data in whole tenths of a pixel. */
function pathData(commands: readonly PathCommand[]): string {
  let pen = [0, 0];
  return commands
    .map(({ command, args }) => {
      const points = args.map((coordinate) => Math.round(coordinate * 10));
      const from = command === 'moveTo' ? [0, 0] : pen;
      if (points.length > 0) pen = points.slice(-2);
      return letters[command] + points.map((coordinate, index) => coordinate - (from[index % 2] ?? 0)).join(' ');
    })
    .join('')
    .replaceAll(' -', '-');
}

/** A line of text, centred vertically, with its width in pixels. */
function outline(text: string, capitals: number, left = 0): { path: string; width: number } {
  const font = openSync(fileURLToPath(import.meta.resolve(typeface)));
  if ('fonts' in font) throw new Error(`${typeface} is a collection of fonts`);
  const scale = capitals / font.capHeight;
  const { glyphs, positions } = font.layout(text);
  let width = 0;
  const commands = glyphs.flatMap((glyph, index) => {
    const path = glyph.path.scale(scale, -scale).translate(left + width, (side + capitals) / 2);
    width += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
    return path.commands;
  });
  return { path: `<path transform="scale(.1)" d="${pathData(commands)}"/>`, width };
}

const svg = (width: number, fill: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${side}"><g fill="${fill}">${body}</g></svg>\n`;

const frame = (stroke: string): string =>
  `<rect x="4" y="4" width="56" height="56" rx="10" fill="none" stroke="${stroke}" stroke-width="4"/>`;

/** Placeholder logos by file name: the first letter of the name in a frame, with and without the name. */
export function drawMonogram(name: string, colour: string): Record<string, string> {
  const initial = name.slice(0, 1).toUpperCase();
  const { path: letter } = outline(initial, letterHeight, (side - outline(initial, letterHeight).width) / 2);
  const word = outline(name, nameHeight, side + gap);
  const width = Math.ceil(side + gap + word.width + 2);
  const ground = `<rect width="${side}" height="${side}" rx="14" fill="${colour}"/>`;
  return {
    'logo.svg': svg(width, colour, frame(colour) + letter + word.path),
    'logo-white.svg': svg(width, '#fff', frame('#fff') + letter + word.path),
    'logo-small.svg': svg(side, colour, frame(colour) + letter),
    'favicon.svg': svg(side, '#fff', ground + letter),
  };
}
