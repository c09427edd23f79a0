import { type Canvas, circle, ellipse, path, place, polygon, rectangle, shadow } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';

export const blossomsOf = ({ palette }: Canvas) => palette.blossoms;

export function bowlOfFruit(canvas: Canvas, x: number, y: number, scale: number): void {
  const { palette, random } = canvas;
  const fruits = [
    [-56, -92, 36],
    [10, -106, 40],
    [66, -88, 34],
    [-20, -74, 34],
    [40, -66, 32],
  ] as const;
  canvas.add(
    shadow(x + 10, y + 4, 150 * scale, 18 * scale),
    place(
      x,
      y,
      scale,
      ...fruits.map(([fx, fy, r]) => {
        const colour = random.pick('#d9574a', '#e6a23c', '#9dbb58', mix('#d98a3c', palette.secondary, 0.4));
        return (
          circle(fx, fy, r, { fill: colour }) +
          circle(fx - r * 0.3, fy - r * 0.34, r * 0.36, { fill: '#ffffff', opacity: 0.34 }) +
          path(`M${fx} ${fy - r}q4 -12 12 -16`, { stroke: '#5a4028', line: 5 })
        );
      }),
      path('M-130 -70C-116 -16 -70 0 0 0C70 0 116 -16 130 -70Z', { fill: lighter(palette.primary, 0.24) }),
      path('M-130 -70C-116 -16 -90 -6 -50 -2C-84 -20 -98 -44 -102 -70Z', { fill: '#ffffff', opacity: 0.25 }),
    ),
  );
}

export function teapot(canvas: Canvas, x: number, y: number, scale: number, colour: string): void {
  canvas.add(
    shadow(x + 10, y + 4, 140 * scale, 18 * scale),
    place(
      x,
      y,
      scale,
      path('M104 -96C170 -110 176 -30 92 -36', { stroke: darker(colour, 0.12), line: 16 }),
      path('M-96 -84C-150 -96 -150 -150 -186 -156C-176 -110 -150 -50 -92 -40Z', { fill: darker(colour, 0.08) }),
      path('M-110 -78C-110 -150 110 -150 110 -78C110 -20 70 0 0 0C-70 0 -110 -20 -110 -78Z', { fill: colour }),
      path('M-94 -84C-90 -120 -50 -134 -20 -134C-62 -110 -74 -40 -40 -10C-80 -20 -96 -44 -94 -84Z', {
        fill: '#ffffff',
        opacity: 0.26,
      }),
      ellipse(0, -132, 62, 13, { fill: darker(colour, 0.1) }),
      circle(0, -150, 14, { fill: darker(colour, 0.16) }),
    ),
  );
}

export function chair(canvas: Canvas, x: number, y: number, scale: number, colour: string): void {
  canvas.add(
    shadow(x, y, 210 * scale, 26 * scale, 0.2),
    place(
      x,
      y,
      scale,
      ...[-130, 112].map((at) => rectangle(at, -50, 20, 50, { fill: darker(canvas.palette.wood, 0.2), corner: 6 })),
      path('M-140 -150C-158 -330 -120 -410 0 -410C120 -410 158 -330 140 -150Z', { fill: colour }),
      path('M-100 -160C-112 -310 -80 -366 0 -366C80 -366 112 -310 100 -160Z', { fill: lighter(colour, 0.14) }),
      rectangle(-150, -190, 300, 90, { fill: lighter(colour, 0.2), corner: 30 }),
      rectangle(-168, -124, 336, 84, { fill: darker(colour, 0.06), corner: 26 }),
      rectangle(-190, -250, 66, 210, { fill: darker(colour, 0.12), corner: 32 }),
      rectangle(124, -250, 66, 210, { fill: darker(colour, 0.16), corner: 32 }),
      rectangle(-74, -282, 148, 118, { fill: canvas.palette.cloth[2], corner: 24 }),
      path('M-50 -262L52 -190M-10 -270L62 -222M-66 -230L20 -174', {
        stroke: lighter(canvas.palette.secondary, 0.3),
        line: 8,
      }),
    ),
  );
}

export function frame(canvas: Canvas, x: number, y: number, w: number, h: number): void {
  const { palette } = canvas;
  canvas.add(
    rectangle(x + 6, y + 10, w, h, { fill: '#1d2733', opacity: 0.12 }),
    rectangle(x, y, w, h, { fill: palette.wood, corner: 4 }),
    rectangle(x + 14, y + 14, w - 28, h - 28, { fill: '#fffaf0' }),
    rectangle(x + 34, y + 34, w - 68, h - 68, { fill: lighter(palette.secondary, 0.7) }),
    circle(x + w * 0.64, y + h * 0.42, h * 0.1, { fill: palette.secondary }),
    polygon(
      [
        [x + 34, y + h - 34],
        [x + 34, y + h * 0.62],
        [x + w * 0.4, y + h * 0.48],
        [x + w - 34, y + h * 0.7],
        [x + w - 34, y + h - 34],
      ],
      { fill: lighter(palette.primary, 0.3) },
    ),
  );
}
