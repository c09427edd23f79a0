import { building } from '../buildings.ts';
import { bend, type Canvas, ellipse, height, path, place, polygon, rectangle } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { furrows, ground, hillLine, mountains, sky, water } from '../landscape.ts';
import { bench } from '../people.ts';
import { flowers, grass, grove, tree } from '../plants.ts';
import type { SceneOptions } from '../scene.ts';
import { blossomsOf } from './backdrop.ts';

export function lake(canvas: Canvas, options: SceneOptions): number {
  const { palette, random, add } = canvas;
  const { trees = ['round', 'birch'] } = options;
  const sunX = random.between(0.3, 0.7);
  sky(canvas, sunX, 0.3);
  mountains(canvas, 640, 430, palette.far[0], 5);
  mountains(canvas, 660, 270, palette.far[1], 7);
  ground(canvas, hillLine(canvas, 620, 34, 4), palette.far[2]);
  const shore = random.chance() ? 1340 : 420;
  grove(canvas, shore - 330, 688, 17, 24, mix(palette.leaf, palette.skyLow, 0.4));
  building(canvas, options.building ?? 'villa', shore, 692, 0.3, 0.34);
  water(canvas, 686, height, sunX);
  const boat = shore > 960 ? 560 : 1340;
  add(
    place(
      boat,
      850,
      1,
      ellipse(10, 18, 150, 10, { fill: '#1d2733', opacity: 0.16 }),
      path('M-150 -14L150 -14C132 30 96 34 60 34L-70 34C-110 34 -136 20 -150 -14Z', { fill: palette.secondary }),
      rectangle(-150, -20, 300, 10, { fill: lighter(palette.secondary, 0.5), corner: 4 }),
      rectangle(-4, -330, 8, 316, { fill: palette.wood }),
      path('M10 -326C120 -240 140 -140 130 -40L10 -40Z', { fill: '#fffaf0' }),
      path('M-12 -290C-70 -220 -100 -130 -104 -46L-12 -46Z', { fill: lighter(palette.primary, 0.5) }),
    ),
  );
  const left = shore > 960;
  const jetty = left ? 300 : 1620;
  const reach = left ? 460 : -460;
  // The far end is narrow; which of its corners is the left one depends on the side.
  const [farLeft, farRight] = left ? [reach * 0.82, reach] : [reach, reach * 0.82];
  add(
    polygon(
      [
        [jetty - 150, height],
        [jetty + farLeft, 902],
        [jetty + farRight, 902],
        [jetty + 190, height],
      ],
      {
        fill: canvas.gradient([
          [0, lighter(palette.wood, 0.35)],
          [1, palette.wood],
        ]),
      },
    ),
    ...Array.from({ length: 13 }, (_, index) => {
      const share = 1 - (1 - index / 13) ** 1.7;
      const from = jetty - 150 + (farLeft + 150) * share;
      const to = jetty + 190 + (farRight - 190) * share;
      return rectangle(from, height - (height - 902) * share, to - from, 4 - share * 2, {
        fill: darker(palette.wood, 0.3),
        opacity: 0.35,
      });
    }),
  );
  const foot = left
    ? ([
        [-60, 1120],
        [120, 1110],
        [330, 1200],
        [440, 1300],
      ] as const)
    : ([
        [1480, 1300],
        [1590, 1200],
        [1800, 1110],
        [1980, 1120],
      ] as const);
  add(path(`M${foot[0][0]} ${foot[0][1]}${bend(foot)}L${left ? -60 : 1980} 1300Z`, { fill: palette.green[3] }));
  tree(canvas, trees[0], left ? 70 : 1850, 1180, 2.6);
  grass(canvas, 1290, left ? -20 : 1540, left ? 380 : 1950);
  return sunX;
}

export function rest(canvas: Canvas, options: SceneOptions): number {
  const { palette, random } = canvas;
  const { trees = ['round', 'birch'] } = options;
  const sunX = random.between(0.38, 0.62);
  sky(canvas, sunX, 0.34);
  mountains(canvas, 660, 420, palette.far[0], 6);
  mountains(canvas, 670, 250, palette.far[1], 7);
  ground(canvas, hillLine(canvas, 650, 30, 4), palette.far[2]);
  water(canvas, 704, 850, sunX);
  grove(canvas, random.between(0, 1200), 716, 12, 22, mix(palette.leaf, palette.skyLow, 0.35));
  const meadow = hillLine(canvas, 842, 12, 3);
  ground(canvas, meadow, palette.green[2]);
  furrows(canvas, meadow, lighter(palette.green[2], 0.4), 4);
  const left = random.chance();
  tree(canvas, trees[0], left ? 260 : 1660, 1080, 3);
  bench(canvas, left ? 1090 : 840, 1000, 1.35, [{ old: true }, { shirt: palette.primary, old: random.chance() }]);
  flowers(canvas, left ? 1250 : -20, left ? 1950 : 700, 1292, 120, blossomsOf(canvas));
  grass(canvas, 1290, left ? -20 : 900, left ? 1000 : 1950);
  return sunX;
}
