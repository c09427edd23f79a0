import { type Canvas, circle, curve, ellipse, path, place, polygon, rectangle, round, shadow } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';

export type TreeKind = 'round' | 'fir' | 'cypress' | 'birch' | 'fruit' | 'palm';

function roundTree(canvas: Canvas, leaf: string, fruit?: string): string {
  const { random, palette } = canvas;
  const crowns = [
    [-46, -150, 62],
    [44, -158, 58],
    [0, -205, 72],
    [-8, -140, 66],
  ] as const;
  const leaves = Array.from({ length: 34 }, () => {
    const [x, y] = [random.between(-88, 78), random.between(-262, -112)];
    const bright = (-y - x * 0.5) / 300;
    return Math.hypot(x, (y + 178) * 1.05) < 88
      ? ellipse(x, y, random.between(9, 17), random.between(7, 12), {
          fill: bright > 0.6 ? lighter(leaf, 0.24) : darker(leaf, 0.06),
          opacity: 0.55,
        })
      : '';
  });
  const berries = fruit
    ? Array.from({ length: 11 }, () => circle(random.between(-80, 80), random.between(-245, -110), 8, { fill: fruit }))
    : [];
  return [
    path('M-11 0C-8 -40 -8 -70 -12 -120L12 -120C8 -70 9 -40 13 0Z', { fill: darker(palette.wood, 0.25) }),
    ...crowns.map(([x, y, r]) => circle(x, y, r, { fill: darker(leaf, 0.1) })),
    ...crowns.map(([x, y, r]) => circle(x - r * 0.16, y - r * 0.18, r * 0.78, { fill: lighter(leaf, 0.08) })),
    ...leaves,
    ...berries,
  ].join('');
}

function fir(leaf: string, wood: string): string {
  const layers = [
    [-30, 78],
    [-90, 66],
    [-150, 52],
    [-205, 36],
  ] as const;
  return [
    rectangle(-8, -34, 16, 36, { fill: darker(wood, 0.3) }),
    ...layers.map(([y, w]) => path(`M${-w} ${y}Q0 ${y + 16} ${w} ${y}L0 ${y - 100}Z`, { fill: darker(leaf, 0.22) })),
    ...layers.map(([y, w]) => path(`M${-w} ${y}Q${-w / 2} ${y + 10} 0 ${y + 8}L0 ${y - 100}Z`, { fill: leaf })),
  ].join('');
}

function cypress(leaf: string): string {
  return (
    path('M0 -310C34 -220 40 -90 18 0L-18 0C-40 -90 -34 -220 0 -310Z', { fill: darker(leaf, 0.28) }) +
    path('M-2 -300C-22 -210 -32 -90 -16 -4L2 -4C8 -100 6 -210 -2 -300Z', { fill: darker(leaf, 0.08) })
  );
}

function birch(canvas: Canvas, leaf: string): string {
  const marks = [-30, -66, -104].map((y) => rectangle(-5, y, 9, 4, { fill: '#5a5552' }));
  const leaves = Array.from({ length: 26 }, () => {
    const y = canvas.random.between(-290, -100);
    const reach = 70 - Math.abs(y + 190) * 0.35;
    const fill = canvas.random.pick(leaf, lighter(leaf, 0.2), darker(leaf, 0.08));
    return ellipse(canvas.random.between(-reach, reach), y, 26, 20, { fill, opacity: 0.9 });
  });
  return path('M-8 0L-5 -230L5 -230L8 0Z', { fill: '#efeae2' }) + marks.join('') + leaves.join('');
}

function palm(leaf: string, wood: string): string {
  const fronds = [-155, -115, -75, -35, 5, 40, 75].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [Math.cos(turn) * 120, Math.sin(turn) * 80];
    return path(
      `M0 -230Q${round(x * 0.5)} ${round(-230 + y - 40)} ${round(x)} ${round(-220 + y * 0.6)}Q${round(x * 0.5)} ${round(-222 + y - 8)} 0 -222Z`,
      {
        fill: angle < -60 ? lighter(leaf, 0.1) : darker(leaf, 0.1),
      },
    );
  });
  return (
    path('M-11 0C-4 -80 2 -150 -5 -230L7 -230C14 -150 10 -80 13 0Z', { fill: darker(wood, 0.15) }) + fronds.join('')
  );
}

/** A tree with its base at x, y; about 280 pixels high at scale 1. */
export function tree(canvas: Canvas, kind: TreeKind, x: number, y: number, scale: number, tint = 0): void {
  const { palette } = canvas;
  const leaf = mix(palette.leaf, palette.skyLow, tint);
  const drawn = {
    round: () => roundTree(canvas, leaf),
    fruit: () => roundTree(canvas, leaf, lighter(palette.secondary, 0.1)),
    fir: () => fir(darker(leaf, 0.05), palette.wood),
    cypress: () => cypress(leaf),
    birch: () => birch(canvas, lighter(leaf, 0.2)),
    palm: () => palm(leaf, palette.wood),
  }[kind]();
  canvas.add(shadow(x + 30 * scale, y, 90 * scale, 12 * scale, 0.14), place(x, y, scale, drawn));
}

/** A row of far trees as one soft band on a line. */
export function grove(canvas: Canvas, x: number, y: number, count: number, size: number, colour: string): void {
  for (let index = 0; index < count; index++) {
    const r = size * canvas.random.between(0.6, 1.15);
    const cx = x + index * size * 1.1;
    canvas.add(
      ellipse(cx, y - r * 0.6, r * 0.85, r, { fill: darker(colour, 0.08) }),
      ellipse(cx - r * 0.2, y - r * 0.85, r * 0.5, r * 0.55, { fill: lighter(colour, 0.14), opacity: 0.7 }),
    );
  }
}

/** A flower bed along the ground: stems, leaves and blossoms of the given colours. */
export function flowers(
  canvas: Canvas,
  from: number,
  to: number,
  y: number,
  tall: number,
  colours: readonly [string, ...string[]],
): void {
  const { random, palette, add } = canvas;
  const step = tall * 0.3;
  for (let x = from; x < to; x += step) {
    const reach = tall * random.between(0.55, 1.1);
    const lean = random.between(-0.2, 0.2) * tall;
    const foot = y + random.between(-6, 14);
    const blossom = random.pick(...colours);
    const r = tall * random.between(0.09, 0.15);
    add(
      curve(
        [
          [x, foot],
          [x + lean * 0.4, foot - reach * 0.5],
          [x + lean, foot - reach],
        ],
        { stroke: darker(palette.leaf, 0.1), line: tall * 0.03 },
      ),
      ellipse(x + lean * 0.3 + r, foot - reach * 0.42, r * 1.1, r * 0.45, { fill: lighter(palette.leaf, 0.1) }),
      ...[0, 1, 2, 3, 4].map((petal) =>
        circle(
          x + lean + Math.cos(petal * 1.257) * r * 0.62,
          foot - reach + Math.sin(petal * 1.257) * r * 0.62,
          r * 0.58,
          { fill: petal % 2 ? blossom : lighter(blossom, 0.14) },
        ),
      ),
      circle(x + lean, foot - reach, r * 0.36, { fill: darker(palette.blossoms[0], 0.1) }),
    );
  }
}

/** A round bush, with blossoms if colours are given. */
export function bush(canvas: Canvas, x: number, y: number, size: number, blossoms: readonly string[] = []): void {
  const { random, palette, add } = canvas;
  const leaf = palette.leaf;
  add(shadow(x, y, size * 1.1, size * 0.16));
  for (const [dx, dy, r] of [
    [-0.5, -0.34, 0.5],
    [0.5, -0.36, 0.52],
    [0, -0.55, 0.62],
  ] as const) {
    add(circle(x + dx * size, y + dy * size, r * size, { fill: darker(leaf, 0.12) }));
    add(circle(x + (dx - 0.1) * size, y + (dy - 0.12) * size, r * size * 0.74, { fill: lighter(leaf, 0.06) }));
  }
  const [first, ...others] = blossoms;
  if (!first) return;
  for (let index = 0; index < 26; index++) {
    const turn = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.between(0, 1)) * size * 0.86;
    const fill = random.pick(first, ...others);
    const at = [x + Math.cos(turn) * reach, y - size * 0.5 + Math.sin(turn) * reach * 0.62] as const;
    add(
      circle(...at, size * 0.085, { fill }),
      circle(at[0] - size * 0.02, at[1] - size * 0.02, size * 0.035, { fill: lighter(fill, 0.45) }),
    );
  }
}

/** Blades of grass at the lower edge, as a foreground. */
export function grass(canvas: Canvas, y: number, from: number, to: number): void {
  const { random, palette, add } = canvas;
  for (let x = from; x < to; x += 16) {
    const tall = random.between(30, 80);
    const lean = random.between(-18, 18);
    add(
      polygon(
        [
          [x - 5, y],
          [x + lean, y - tall],
          [x + 5, y],
        ],
        { fill: random.pick(palette.green[3], darker(palette.green[3], 0.12), palette.green[2]) },
      ),
    );
  }
}
