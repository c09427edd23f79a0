import {
  bend,
  type Canvas,
  circle,
  curve,
  ellipse,
  height,
  path,
  place,
  rectangle,
  round,
  shadow,
  width,
} from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';

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
