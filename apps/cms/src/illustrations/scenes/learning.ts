import { lamp, outlook, room } from '../room.ts';
import { type Canvas, circle, path, place, polygon, rectangle, shadow, width } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { pottedPlant, tableTop, cup } from '../indoors.ts';
import { person } from '../people.ts';
import type { SceneOptions } from '../scene.ts';

export function lecture(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  room(canvas, 860, 0.2);
  outlook(canvas, 110, 140, 320, 520, 2);
  add(
    rectangle(606, 106, 836, 500, { fill: '#1d2733', opacity: 0.12, corner: 8 }),
    rectangle(600, 96, 836, 500, { fill: '#ffffff', corner: 8 }),
    rectangle(640, 140, 380, 30, { fill: palette.primary, corner: 6 }),
    ...[0, 1, 2].map((index) =>
      rectangle(640, 210 + index * 40, 300 - index * 40, 14, { fill: lighter(palette.primary, 0.6), corner: 6 }),
    ),
  );
  const bars = [120, 190, 160, 250, 300];
  add(
    ...bars.map((h, index) =>
      rectangle(1060 + index * 66, 540 - h, 44, h, {
        fill: index % 2 ? palette.secondary : palette.primary,
        corner: 6,
      }),
    ),
    circle(760, 450, 92, { fill: lighter(palette.primary, 0.6) }),
    path('M760 450L760 358A92 92 0 0 1 840 496Z', { fill: palette.secondary }),
  );
  for (const x of [760, 1280]) lamp(canvas, x, 60, 0.7, palette.secondary);
  pottedPlant(canvas, 1720, 880, 1.7);
  person(canvas, 1520, 900, 1.3, 'waving', { shirt: palette.primary });
  add(
    shadow(1640, 900, 90, 12),
    rectangle(1580, 700, 130, 200, { fill: palette.wood, corner: 6 }),
    polygon(
      [
        [1560, 690],
        [1730, 690],
        [1716, 716],
        [1574, 716],
      ],
      { fill: lighter(palette.wood, 0.25) },
    ),
  );
  const hairs = ['#efece6', '#d9d4cb', '#6b4a35', '#3b2c26', '#b9b4ad', '#c79a5b'] as const;
  for (let row = 0; row < 3; row++) {
    const scale = 0.95 + row * 0.42;
    const step = 190 * scale;
    for (let x = row % 2 ? 40 : 150; x < width + 100; x += step) {
      if (random.chance(0.12)) continue;
      const y = 960 + row * 150;
      const shirt = random.pick(...palette.cloth, '#f0e9dc', '#c9d2d8');
      const hair = random.pick(...hairs);
      const skin = random.pick('#f0c9a8', '#e3b18c', '#c98f68', '#8d5a3c');
      add(
        place(
          x + random.between(-16, 16),
          y,
          scale,
          path('M-74 240C-78 70 -56 30 0 26C56 30 78 70 74 240Z', { fill: shirt }),
          path('M20 28C58 40 78 80 74 240L40 240C52 130 44 60 20 28Z', { fill: darker(shirt, 0.14), opacity: 0.6 }),
          rectangle(-12, -6, 24, 40, { fill: darker(skin, 0.1), corner: 10 }),
          circle(0, -30, 42, { fill: hair }),
          path('M-32 -6Q0 28 32 -6Q0 8 -32 -6Z', { fill: skin }),
          circle(-12, -46, 20, { fill: '#ffffff', opacity: 0.14 }),
        ),
      );
    }
  }
  return 0.14;
}

export function seminar(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  room(canvas, 980, 0.6);
  outlook(canvas, 960, 130, 760, 520, 3);
  add(rectangle(140, 150, 560, 560, { fill: lighter(palette.wood, 0.25), corner: 6 }));
  for (let row = 0; row < 3; row++) {
    let x = 170;
    while (x < 650) {
      const w = random.between(22, 46);
      const h = random.between(110, 150);
      add(
        rectangle(x, 322 + row * 180 - h, w, h, {
          fill: random.pick(...palette.cloth, palette.primary, palette.secondary, '#f0e6d2'),
          corner: 4,
        }),
        rectangle(x + 4, 322 + row * 180 - h + 20, w - 8, 8, { fill: '#ffffff', opacity: 0.4 }),
      );
      x += w + 5;
    }
    add(rectangle(150, 322 + row * 180, 540, 18, { fill: palette.wood }));
  }
  person(canvas, 560, 1150, 1.6, 'standing', { shirt: palette.cloth[1], old: true });
  person(canvas, 1010, 1150, 1.62, 'waving', { shirt: palette.primary });
  person(canvas, 1480, 1150, 1.58, 'standing', {});
  tableTop(canvas, 930, lighter(palette.wood, 0.2));
  add(
    ...[
      [420, 1100, -8],
      [980, 1140, 4],
      [1420, 1090, -3],
    ].map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${rectangle(-120, -40, 240, 96, { fill: '#fffdf8', corner: 6 })}${rectangle(-4, -40, 8, 96, { fill: '#e6dfd2' })}${[-20, 0, 20].map((line) => rectangle(-100, line, 80, 5, { fill: '#cfc8bb' }) + rectangle(22, line, 70, 5, { fill: '#cfc8bb' })).join('')}</g>`,
    ),
  );
  cup(canvas, 700, 1130, 1.2, palette.secondary);
  cup(canvas, 1690, 1140, 1.2, palette.primary);
  return 0.66;
}
