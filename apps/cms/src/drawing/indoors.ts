import {
  bend,
  type Canvas,
  circle,
  curve,
  ellipse,
  height,
  path,
  place,
  polygon,
  rectangle,
  round,
  shadow,
  width,
} from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';
import { ground, hillLine } from './landscape.ts';
import { grove } from './plants.ts';

/** Wall and floor of a room, lit from a window at `lightX` (0…1). */
export function room(canvas: Canvas, floorLevel: number, lightX: number): void {
  const { palette, add, gradient, glow } = canvas;
  add(
    rectangle(0, 0, width, height, {
      fill: gradient([
        [0, darker(palette.room, 0.04)],
        [1, lighter(palette.room, 0.2)],
      ]),
    }),
    rectangle(0, floorLevel, width, height - floorLevel, {
      fill: gradient([
        [0, lighter(palette.floor, 0.12)],
        [1, darker(palette.floor, 0.14)],
      ]),
    }),
    rectangle(0, floorLevel - 26, width, 26, { fill: lighter(palette.room, 0.55) }),
  );
  for (let index = -6; index < 18; index++) {
    add(
      path(`M${width / 2 + (index - 6) * 130} ${floorLevel}L${width / 2 + (index - 6) * 330} ${height}`, {
        stroke: darker(palette.floor, 0.2),
        line: 2.5,
        opacity: 0.22,
      }),
    );
  }
  add(ellipse(lightX * width, floorLevel + 170, 620, 190, { fill: glow(palette.glow, 0.75) }));
}

/** A window with the landscape behind it and light curtains. */
export function outlook(canvas: Canvas, x: number, y: number, w: number, h: number, panes = 2): void {
  const { palette, random, add, gradient } = canvas;
  const id = `v${Math.round(x)}-${Math.round(y)}`;
  const shapes: string[] = [];
  const inner: Canvas = { ...canvas, add: (...svg) => void shapes.push(...svg) };
  inner.add(
    rectangle(x, y, w, h, {
      fill: gradient([
        [0, palette.skyTop],
        [0.75, palette.skyLow],
      ]),
    }),
  );
  inner.add(circle(x + w * random.between(0.2, 0.8), y + h * 0.3, h * 0.3, { fill: canvas.glow(palette.sun, 0.9) }));
  const scale = w / width;
  palette.far.slice(1).forEach((colour, index) => {
    const peaks = Array.from(
      { length: 7 },
      (_, at) =>
        [x + (w * at) / 6, y + h * (0.5 + index * 0.1) + (at % 2 ? -1 : 1) * h * random.between(0.02, 0.09)] as const,
    );
    inner.add(polygon([[x, y + h], ...peaks, [x + w, y + h]], { fill: colour }));
  });
  [palette.green[1], palette.green[2]].forEach((colour, index) => {
    const line = hillLine(canvas, height * (0.66 + index * 0.13), 60, 3).map(
      ([px, py]) => [x + px * scale, y + (py / height) * h] as const,
    );
    ground(inner, line, colour);
    grove(inner, x + w * random.between(0.05, 0.5), y + h * (0.7 + index * 0.13), 4, h * 0.05, palette.leaf);
  });
  const frame = lighter(palette.room, 0.7);
  add(
    `<clipPath id="${id}"><rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/></clipPath>`,
    rectangle(x - 22, y - 22, w + 44, h + 44, { fill: frame, corner: 4 }),
    `<g clip-path="url(#${id})">${shapes.join('')}</g>`,
    polygon(
      [
        [x, y],
        [x + w * 0.3, y],
        [x + w * 0.1, y + h],
        [x, y + h],
      ],
      { fill: '#ffffff', opacity: 0.16 },
    ),
  );
  for (let pane = 1; pane < panes; pane++) add(rectangle(x + (w * pane) / panes - 8, y, 16, h, { fill: frame }));
  add(
    rectangle(x - 44, y + h + 20, w + 88, 26, { fill: lighter(frame, 0.5), corner: 4 }),
    rectangle(x - 44, y + h + 44, w + 88, 8, { fill: darker(palette.room, 0.14), opacity: 0.5 }),
  );
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - 70 : x + w + 70;
    const reach = -side * 150;
    const drape = (share: number, opacity: number) =>
      path(
        `M${edge} ${y - 60}L${round(edge + reach * share)} ${y - 60}Q${round(edge + reach * share * 0.9)} ${y + h * 0.6} ${round(edge + reach * share * 0.55)} ${y + h + 120}L${edge} ${y + h + 120}Z`,
        { fill: palette.cloth[2], opacity },
      );
    add(drape(1, 0.55), drape(0.66, 0.5), drape(0.3, 0.5));
  }
  add(rectangle(x - 120, y - 72, w + 240, 12, { fill: palette.wood, corner: 6 }));
}

/** A pot with a leafy plant, foot at x, y. */
export function pottedPlant(canvas: Canvas, x: number, y: number, scale: number): void {
  const { palette, random } = canvas;
  const leaves = Array.from({ length: 11 }, (_, index) => {
    const turn = -Math.PI * (0.08 + (index / 10) * 0.84);
    const reach = random.between(120, 190);
    const [tx, ty] = [Math.cos(turn) * reach, -70 + Math.sin(turn) * reach];
    const side = tx > 0 ? 30 : -30;
    return path(
      `M0 -70Q${round(tx * 0.3 + side)} ${round(ty * 0.75 - 20)} ${round(tx)} ${round(ty)}Q${round(tx * 0.6 + side * 1.2)} ${round(ty * 0.45)} 0 -70Z`,
      {
        fill: random.pick(palette.leaf, lighter(palette.leaf, 0.15), darker(palette.leaf, 0.14)),
      },
    );
  });
  canvas.add(
    shadow(x, y, 70 * scale, 12 * scale),
    place(
      x,
      y,
      scale,
      ...leaves,
      path('M-58 -82L58 -82L44 0L-44 0Z', { fill: palette.secondary }),
      rectangle(-64, -92, 128, 22, { fill: lighter(palette.secondary, 0.15), corner: 6 }),
    ),
  );
}

/** A vase with flowers, foot at x, y. */
export function vase(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  blossoms: readonly [string, ...string[]],
): void {
  const { palette, random } = canvas;
  const stems = Array.from({ length: 9 }, (_, index) => {
    const lean = (index - 4) * 26 + random.between(-8, 8);
    const top = -250 - random.between(0, 90) + Math.abs(index - 4) * 16;
    const blossom = random.pick(...blossoms);
    return (
      curve(
        [
          [0, -120],
          [lean * 0.5, (top - 120) / 2],
          [lean, top],
        ],
        { stroke: darker(palette.leaf, 0.05), line: 5 },
      ) +
      ellipse(lean * 0.7 + 12, top * 0.72, 22, 9, { fill: lighter(palette.leaf, 0.1) }) +
      circle(lean, top, 27, { fill: blossom }) +
      circle(lean - 7, top - 7, 15, { fill: lighter(blossom, 0.3) }) +
      circle(lean, top, 7, { fill: lighter(palette.secondary, 0.5) })
    );
  });
  canvas.add(
    shadow(x + 14 * scale, y, 66 * scale, 12 * scale),
    place(
      x,
      y,
      scale,
      ...stems,
      path('M-34 -140C-20 -110 -62 -70 -50 -22C-46 0 46 0 50 -22C62 -70 20 -110 34 -140Z', {
        fill: lighter(palette.primary, 0.2),
      }),
      path('M-26 -132C-14 -100 -48 -66 -38 -24C-34 -12 -22 -10 -16 -10C-26 -50 -8 -90 -10 -132Z', {
        fill: '#ffffff',
        opacity: 0.28,
      }),
    ),
  );
}

/** A cup with a saucer and a little steam, foot at x, y. */
export function cup(canvas: Canvas, x: number, y: number, scale: number, colour: string): void {
  canvas.add(
    shadow(x + 8 * scale, y + 4 * scale, 92 * scale, 14 * scale),
    place(
      x,
      y,
      scale,
      ellipse(0, 0, 84, 15, { fill: lighter(colour, 0.55) }),
      ellipse(0, -4, 66, 9, { fill: darker(lighter(colour, 0.4), 0.06) }),
      path('M44 -66C84 -72 84 -22 36 -26', { stroke: colour, line: 11 }),
      path('M-50 -78L50 -78C50 -36 34 -6 0 -6C-34 -6 -50 -36 -50 -78Z', { fill: colour }),
      path('M-50 -78L-24 -78C-24 -40 -16 -14 -4 -6C-34 -6 -50 -36 -50 -78Z', { fill: '#ffffff', opacity: 0.2 }),
      ellipse(0, -78, 50, 11, { fill: darker(colour, 0.2) }),
      ellipse(0, -77, 42, 8, { fill: '#7a4a2c' }),
      path('M-14 -100C-30 -124 4 -138 -12 -166', { stroke: '#ffffff', line: 7, opacity: 0.5 }),
      path('M14 -104C0 -128 30 -142 16 -172', { stroke: '#ffffff', line: 7, opacity: 0.4 }),
    ),
  );
}

/** The top of a table that fills the lower part of the picture. */
export function tableTop(canvas: Canvas, level: number, cloth?: string): void {
  const { palette, add, gradient } = canvas;
  const colour = cloth ?? palette.wood;
  add(
    path(
      `M-40 ${level + 40}${bend([
        [-40, level + 40],
        [width * 0.3, level],
        [width * 0.7, level],
        [width + 40, level + 40],
      ])}L${width + 40} ${height + 20}L-40 ${height + 20}Z`,
      {
        fill: gradient([
          [0, lighter(colour, 0.3)],
          [0.25, lighter(colour, 0.1)],
          [1, darker(colour, 0.12)],
        ]),
      },
    ),
  );
  for (let index = 0; index < 7; index++) {
    const y = level + 60 + index * index * 11;
    add(
      curve(
        [
          [-40, y + 24],
          [width * 0.5, y - 6],
          [width + 40, y + 24],
        ],
        { stroke: mix(colour, '#ffffff', 0.35), line: 3 + index, opacity: 0.18 },
      ),
    );
  }
}

/** A pendant lamp on its cord, with its light. */
export function lamp(canvas: Canvas, x: number, y: number, scale: number, colour: string): void {
  canvas.add(
    ellipse(x, y + 120 * scale, 330 * scale, 300 * scale, { fill: canvas.glow('#fff0c8', 0.7) }),
    rectangle(x - 2, 0, 4, y - 80 * scale, { fill: darker(colour, 0.4) }),
    place(
      x,
      y,
      scale,
      path('M-34 -90L34 -90C50 -50 104 -30 112 0L-112 0C-104 -30 -50 -50 -34 -90Z', { fill: colour }),
      path('M-34 -90L-8 -90C-14 -50 -44 -30 -52 0L-112 0C-104 -30 -50 -50 -34 -90Z', {
        fill: '#ffffff',
        opacity: 0.18,
      }),
      ellipse(0, 0, 112, 14, { fill: '#fff3d2' }),
    ),
  );
}
