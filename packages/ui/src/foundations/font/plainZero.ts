import * as fontkit from 'fontkit';
import { type Outline, type Point, withGlyphs } from './sfnt.ts';
import { weights } from './weights.ts';

type Font = ReturnType<typeof fontkit.create> & fontkit.Font;

/** The contours of a glyph, with all their points. */
function contoursOf({ path }: fontkit.Glyph): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1);
    for (let at = 0; at < args.length; at += 2) {
      const [x = 0, y = 0] = args.slice(at, at + 2).map(Math.round);
      contour?.push({ x, y, onCurve: at === args.length - 2 });
    }
  }
  // The end of a contour is its start.
  return contours.map(([first, ...others]) => {
    const last = others.at(-1);
    const closed = first && last?.onCurve && last.x === first.x && last.y === first.y;
    return [...(first ? [first] : []), ...(closed ? others.slice(0, -1) : others)];
  });
}

/** Where the longest straight edge of a contour ends. */
function afterLongestEdge(contour: readonly Point[]): number {
  const lengths = contour.map((to, position) => {
    const from = contour.at(position - 1);
    return from?.onCurve && to.onCurve ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
  });
  return lengths.indexOf(Math.max(...lengths));
}

const rotated = <T>(list: readonly T[], start: number): T[] => [...list.slice(start), ...list.slice(0, start)];

/**
 * Removes the slash of a zero, which is the space between two counters: opens both along the slash, their longest straight
 * edge, and joins them.
 */
function withoutSlash(light: readonly Point[][], bold: readonly Point[][]): Pick<Outline, 'light' | 'bold'> {
  if (light.length !== 3) throw new Error(`A slashed zero has three contours, this one has ${light.length}.`);
  const counters = [1, 2].map((contour) => ({ contour, start: afterLongestEdge(light[contour] ?? []) }));
  const joined = (contours: readonly Point[][]) => [
    contours[0] ?? [],
    counters.flatMap(({ contour, start }) => rotated(contours[contour] ?? [], start)),
  ];
  return { light: joined(light), bold: joined(bold) };
}

function opened(sfnt: Buffer): Font {
  const font = fontkit.create(sfnt);
  if (!('getVariation' in font)) throw new Error('expected a single font');
  return font;
}

/**
 * Draws the zeros of a variable font, proportional and tabular, without their slash: the font has no plain zero, and phone
 * numbers and prices are easier to read with it.
 */
export function withPlainZero(sfnt: Buffer): Buffer {
  const font = opened(sfnt);
  const bold = font.getVariation({ wght: weights.boldest });
  const outlines = new Map<number, Outline>();
  for (const features of [[], ['tnum']]) {
    const [zero] = font.layout('0', features).glyphs;
    if (!zero) throw new Error('The font has no zero.');
    const heavy = bold.getGlyph(zero.id);
    outlines.set(zero.id, {
      ...withoutSlash(contoursOf(zero), contoursOf(heavy)),
      advanceDelta: Math.round(heavy.advanceWidth - zero.advanceWidth),
    });
  }
  return withGlyphs(sfnt, outlines);
}
