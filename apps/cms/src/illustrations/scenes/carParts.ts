import { type Canvas, circle, path, place, polygon, rectangle, shadow } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';

export function car(canvas: Canvas, x: number, y: number, scale: number, colour: string): void {
  const glass = lighter(canvas.palette.glass, 0.15);
  const wheel = (at: number) =>
    circle(at, -44, 62, { fill: darker(colour, 0.5) }) +
    circle(at, -44, 52, { fill: '#2a2d32' }) +
    circle(at, -44, 30, { fill: '#c9ced3' }) +
    circle(at, -44, 10, { fill: '#7c848c' }) +
    path(`M${at - 26} -44L${at + 26} -44M${at} -70L${at} -18`, { stroke: '#8d959d', line: 6 });
  canvas.add(
    shadow(x, y + 4, 370 * scale, 26 * scale, 0.26),
    place(
      x,
      y,
      scale,
      path(
        'M-340 -60C-352 -120 -330 -150 -270 -160L-190 -172C-140 -240 -100 -262 -20 -264C70 -266 120 -250 180 -178L280 -160C336 -150 350 -120 340 -60C330 -40 300 -40 260 -40L-290 -40C-320 -40 -336 -44 -340 -60Z',
        { fill: colour },
      ),
      path(
        'M-340 -60C-346 -92 -344 -112 -334 -128L336 -128C346 -108 346 -84 340 -60C330 -40 300 -40 260 -40L-290 -40C-320 -40 -336 -44 -340 -60Z',
        { fill: darker(colour, 0.2), opacity: 0.7 },
      ),
      path('M-164 -172C-126 -222 -96 -242 -24 -244L-24 -172Z', { fill: glass }),
      path('M0 -244C64 -244 104 -228 146 -176L0 -172Z', { fill: glass }),
      polygon(
        [
          [-110, -214],
          [-70, -236],
          [-100, -172],
          [-146, -172],
        ],
        { fill: '#ffffff', opacity: 0.4 },
      ),
      polygon(
        [
          [30, -243],
          [60, -240],
          [20, -172],
          [0, -172],
        ],
        { fill: '#ffffff', opacity: 0.3 },
      ),
      path('M-12 -172L-12 -60M150 -170L164 -64', { stroke: darker(colour, 0.3), line: 4, opacity: 0.6 }),
      rectangle(20, -150, 44, 9, { fill: lighter(colour, 0.4), corner: 4 }),
      path('M-330 -136C-300 -146 -280 -144 -268 -130L-334 -116Z', { fill: '#fff4cf' }),
      path('M334 -140L306 -138L310 -116L340 -112Z', { fill: '#d8483a' }),
      path('M-300 -154C-240 -168 -200 -170 -180 -172', { stroke: '#ffffff', line: 6, opacity: 0.5 }),
      wheel(-212),
      wheel(210),
    ),
  );
}

export function castle(canvas: Canvas, x: number, y: number, scale: number): void {
  const { palette } = canvas;
  const stone = mix(palette.wall, palette.skyLow, 0.35);
  const roof = mix(palette.roof, palette.skyLow, 0.3);
  const tower = (at: number, h: number, w: number) =>
    rectangle(at, -h, w, h, { fill: stone }) +
    rectangle(at + w * 0.6, -h, w * 0.4, h, { fill: darker(stone, 0.1) }) +
    polygon(
      [
        [at - 10, -h],
        [at + w / 2, -h - w * 1.1],
        [at + w + 10, -h],
      ],
      { fill: roof },
    ) +
    rectangle(at + w * 0.4, -h + 26, w * 0.2, 30, { fill: darker(stone, 0.45), corner: 6 });
  canvas.add(
    place(
      x,
      y,
      scale,
      tower(-60, 300, 100),
      rectangle(-200, -170, 360, 170, { fill: lighter(stone, 0.2) }),
      polygon(
        [
          [-214, -168],
          [174, -168],
          [130, -236],
          [-170, -236],
        ],
        { fill: roof },
      ),
      ...[-160, -100, -40, 20, 80].map((at) => rectangle(at, -130, 22, 36, { fill: darker(stone, 0.4), corner: 8 })),
      tower(140, 230, 76),
      tower(-250, 200, 70),
    ),
  );
}
