import { lamp, outlook, room } from '../room.ts';
import { building } from '../buildings.ts';
import { type Canvas, circle, ellipse, height, path, polygon, rectangle, shadow, width } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { ground, hillLine, mountains, sky } from '../landscape.ts';
import { person } from '../people.ts';
import { bush, flowers, grove, tree } from '../plants.ts';
import type { SceneOptions } from '../scene.ts';
import { car, castle } from './carParts.ts';

export function forecourt(canvas: Canvas, options: SceneOptions): number {
  const { palette, random, add } = canvas;
  sky(canvas, 0.2);
  mountains(canvas, 600, 330, palette.far[0], 7);
  ground(canvas, hillLine(canvas, 560, 30, 3), palette.far[2]);
  ground(
    canvas,
    [
      [-160, 640],
      [900, 600],
      [1420, 470],
      [1700, 470],
      [2100, 560],
    ],
    palette.green[0],
  );
  castle(canvas, 1560, 486, 0.78);
  grove(canvas, 1180, 580, 16, 30, mix(palette.leaf, palette.skyLow, 0.25));
  ground(canvas, hillLine(canvas, 760, 12, 3), palette.green[1]);
  tree(canvas, 'round', 90, 900, 1.8);
  tree(canvas, 'birch', 1700, 890, 1.5);
  building(canvas, options.building ?? 'garage', 820, 960, 1.36);
  add(
    rectangle(0, 950, width, height - 950, {
      fill: canvas.gradient([
        [0, mix('#c9ccd0', palette.path, 0.4)],
        [1, '#9da2a8'],
      ]),
    }),
  );
  for (const x of [140, 620, 1100, 1580])
    add(
      polygon(
        [
          [x, 1000],
          [x + 10, 1000],
          [x - 110, height],
          [x - 140, height],
        ],
        { fill: '#ffffff', opacity: 0.6 },
      ),
    );
  bush(canvas, 1560, 968, 70, palette.blossoms);
  bush(canvas, 1680, 974, 84, palette.blossoms);
  person(canvas, 1330, 1060, 0.95, random.pick('standing', 'waving'), { shirt: palette.secondary });
  car(canvas, random.between(470, 560), 1160, 1.15, palette.secondary);
  car(canvas, 1490, 1210, 1.2, lighter(palette.primary, 0.55));
  return 0.2;
}

export function workshop(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  room(canvas, 980, 0.3);
  add(
    rectangle(0, 0, width, 980, {
      fill: canvas.gradient([
        [0, '#e3e6e8'],
        [1, '#f6f5f2'],
      ]),
    }),
    rectangle(0, 640, width, 340, { fill: mix('#cfd4d8', palette.secondary, 0.12) }),
    rectangle(0, 632, width, 10, { fill: palette.secondary }),
  );
  outlook(canvas, 160, 130, 620, 360, 3);
  add(rectangle(1180, 180, 600, 360, { fill: lighter(palette.wood, 0.3), corner: 8 }));
  for (let row = 0; row < 2; row++)
    for (let index = 0; index < 8; index++) {
      const [x, y] = [1220 + index * 70, 220 + row * 160];
      add(
        random.pick(
          rectangle(x, y, 12, 120, { fill: '#7d858d', corner: 6 }) +
            circle(x + 6, y, 20, { stroke: '#7d858d', line: 11 }),
          rectangle(x, y, 14, 60, { fill: palette.secondary, corner: 7 }) +
            rectangle(x + 4, y + 56, 6, 64, { fill: '#9aa2aa' }),
          rectangle(x - 6, y + 20, 26, 96, { fill: palette.primary, corner: 8 }),
        ),
      );
    }
  add(
    rectangle(0, 980, width, 300, {
      fill: canvas.gradient([
        [0, '#c9ccce'],
        [1, '#a7abae'],
      ]),
    }),
  );
  for (const x of [560, 1280])
    add(
      shadow(x + 20, 1100, 80, 14),
      rectangle(x, 470, 44, 630, { fill: palette.secondary, corner: 6 }),
      rectangle(x + 30, 470, 14, 630, { fill: darker(palette.secondary, 0.2) }),
      rectangle(x - 40, 1080, 124, 24, { fill: darker(palette.secondary, 0.35), corner: 6 }),
    );
  car(canvas, 940, 800, 1.1, lighter(palette.primary, 0.3));
  add(rectangle(580, 796, 724, 22, { fill: '#4a4f55', corner: 6 }));
  person(canvas, 900, 1190, 1.06, 'waving', { shirt: palette.primary, trousers: palette.primary });
  add(
    shadow(1620, 1150, 180, 18),
    rectangle(1480, 830, 280, 310, { fill: palette.secondary, corner: 10 }),
    ...[0, 1, 2, 3].map(
      (index) =>
        rectangle(1500, 850 + index * 70, 240, 56, { fill: lighter(palette.secondary, 0.14), corner: 5 }) +
        rectangle(1580, 868 + index * 70, 80, 12, { fill: '#e9ecee', corner: 5 }),
    ),
  );
  const tyres = [
    [260, 1150],
    [260, 1090],
    [260, 1030],
  ] as const;
  add(
    shadow(260, 1170, 130, 16),
    ...tyres.map(
      ([x, y]) =>
        ellipse(x, y, 120, 38, { fill: '#2c2f34' }) +
        ellipse(x, y - 8, 112, 30, { fill: '#40444a' }) +
        ellipse(x, y - 8, 50, 13, { fill: '#1f2226' }),
    ),
  );
  lamp(canvas, 960, 190, 1.2, palette.primary);
  return 0.28;
}

export function road(canvas: Canvas, options: SceneOptions): number {
  const { palette, add } = canvas;
  const sunX = 0.74;
  sky(canvas, sunX);
  mountains(canvas, 640, 400, palette.far[0], 6);
  mountains(canvas, 660, 230, palette.far[1], 8);
  ground(canvas, hillLine(canvas, 640, 40, 3), palette.far[2]);
  ground(
    canvas,
    [
      [-160, 600],
      [300, 560],
      [700, 690],
      [2100, 720],
    ],
    palette.green[0],
  );
  castle(canvas, 300, 580, 0.6);
  grove(canvas, 560, 690, 20, 30, mix(palette.leaf, palette.skyLow, 0.3));
  ground(canvas, hillLine(canvas, 800, 20, 3), palette.green[1]);
  for (const x of [180, 640, 1280, 1720]) tree(canvas, options.trees?.[0] ?? 'round', x, 880, 1.25, 0.08);
  add(
    path('M-60 1010C500 940 1400 940 1980 1010L1980 1180C1400 1090 500 1090 -60 1180Z', {
      fill: canvas.gradient([
        [0, '#aeb2b8'],
        [1, '#8f949b'],
      ]),
    }),
    path('M-60 1092C500 1014 1400 1014 1980 1092', { stroke: '#ffffff', line: 8, opacity: 0.7 }),
  );
  car(canvas, 900, 1096, 1.06, palette.secondary);
  ground(
    canvas,
    [
      [-160, 1190],
      [600, 1120],
      [1300, 1120],
      [2100, 1190],
    ],
    palette.green[2],
  );
  flowers(canvas, -20, 1950, 1300, 110, palette.blossoms);
  return sunX;
}
