import { building } from '../buildings.ts';
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
  shadow,
  width,
} from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { furrows, ground, heightAt, hillLine, mountains, sky, water, windingPath } from '../landscape.ts';
import { bench, person, wheelchair } from '../people.ts';
import { bush, flowers, grass, grove, tree, type TreeKind } from '../plants.ts';
import type { SceneOptions } from '../scene.ts';

type Blossoms = readonly [string, string, string, string];

const blossomsOf = ({ palette }: Canvas): Blossoms => palette.blossoms;

/** Sky, Alps and two far hills: what most of the outdoor scenes stand before. Returns the sun's place. */
function backdrop(canvas: Canvas, { alps = true }: SceneOptions, level = 620): number {
  const { palette, random } = canvas;
  const sunX = random.chance() ? random.between(0.12, 0.32) : random.between(0.68, 0.88);
  sky(canvas, sunX);
  if (alps) {
    mountains(canvas, level, 400, palette.far[0], 6);
    mountains(canvas, level + 20, 250, palette.far[1], 8);
  }
  ground(canvas, hillLine(canvas, level - 40, 46, 4), palette.far[2]);
  ground(canvas, hillLine(canvas, level + 40, 50, 3), palette.green[0]);
  grove(canvas, random.between(80, 1100), level + 62, 9, 26, mix(palette.leaf, palette.skyLow, 0.45));
  grove(canvas, random.between(100, 1300), level + 80, 7, 32, mix(palette.leaf, palette.skyLow, 0.34));
  return sunX;
}

export function house(canvas: Canvas, options: SceneOptions): number {
  const { palette, random } = canvas;
  const sunX = backdrop(canvas, options);
  const { trees = ['round', 'birch'] } = options;
  const right = sunX < 0.5;
  const x = right ? random.between(1060, 1260) : random.between(660, 860);
  const middle = hillLine(canvas, 790, 24, 3);
  ground(canvas, middle, palette.green[1]);
  furrows(canvas, middle, darker(palette.green[1], 0.2), 4);
  const y = 890;
  for (const [dx, scale] of [
    [-470, 1],
    [-390, 0.8],
    [460, 1.12],
    [540, 0.86],
  ] as const)
    tree(canvas, random.pick(...trees), x + dx, y - 18, scale * 1.15, 0.12);
  building(canvas, options.building ?? 'villa', x, y, 1.08);
  ground(
    canvas,
    [
      [-160, 930],
      [400, 886 + random.between(-10, 10)],
      [x, y - 6],
      [1700, 900],
      [2100, 930],
    ],
    palette.green[2],
  );
  windingPath(canvas, right ? 560 : 1280, [x - 2, y + 2], right ? -60 : 60, 170);
  for (const dx of [-330, -250, 210, 300, 380])
    bush(canvas, x + dx, y + 26 + Math.abs(dx) * 0.05, 44, random.chance(0.6) ? blossomsOf(canvas) : []);
  const people = right ? 0.36 : 0.62;
  person(canvas, width * people, 1060, 0.62, 'walking', { old: true });
  person(canvas, width * people + 92, 1066, 0.64, 'walking', { shirt: palette.primary });
  tree(canvas, trees[0], right ? 150 : 1770, 1130, 2.5);
  flowers(canvas, right ? -20 : 1180, right ? 560 : 1960, 1290, 120, blossomsOf(canvas));
  return sunX;
}

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
  add(
    polygon(
      [
        [jetty - 150, height],
        [jetty + reach * 0.82, 902],
        [jetty + reach, 902],
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
      const from = jetty - 150 + (reach * 0.82 + 150) * share;
      const to = jetty + 190 + (reach - 190) * share;
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

export function garden(canvas: Canvas, options: SceneOptions): number {
  const { palette, random, add } = canvas;
  const { trees = ['fruit', 'round'] } = options;
  const sunX = backdrop(canvas, { ...options, alps: options.alps ?? false }, 560);
  const lawn = hillLine(canvas, 720, 16, 3);
  ground(canvas, lawn, palette.green[1]);
  const x = sunX < 0.5 ? 1420 : 500;
  building(canvas, options.building ?? 'villa', x, 760, 0.66, 0.12);
  for (const at of [x - 520, x - 400, x + 380]) tree(canvas, random.pick(...trees), at, 772, 1.05, 0.1);
  ground(
    canvas,
    [
      [-160, 800],
      [700, 772],
      [1300, 784],
      [2100, 800],
    ],
    palette.green[2],
  );
  windingPath(canvas, 960, [x - 60, 772], sunX < 0.5 ? -220 : 220, 230);
  const blossoms = blossomsOf(canvas);
  for (let row = 0; row < 3; row++) {
    const y = 880 + row * 90;
    for (const side of [-1, 1]) {
      const near = 960 + (x - 960) * (0.55 - row * 0.22) + side * (230 + row * 130) + (sunX < 0.5 ? -60 : 60);
      bush(canvas, near, y, 62 + row * 22, blossoms);
      bush(
        canvas,
        near + side * (120 + row * 20),
        y + 12,
        54 + row * 20,
        row % 2 ? blossoms.slice(0, 2) : blossoms.slice(2),
      );
    }
  }
  const arch = sunX < 0.5 ? 300 : 1620;
  add(
    shadow(arch, 1004, 200, 18),
    path(`M${arch - 160} 1000L${arch - 160} 640A160 150 0 0 1 ${arch + 160} 640L${arch + 160} 1000`, {
      stroke: lighter(palette.wood, 0.5),
      line: 20,
    }),
  );
  for (let index = 0; index < 46; index++) {
    const turn = Math.PI * random.between(-0.25, 1.25);
    const below = random.between(0, 300);
    const at =
      index % 2
        ? ([arch + Math.cos(turn) * 160, 640 - Math.sin(turn) * 150] as const)
        : ([arch + random.pick(-160, 160), 640 + below] as const);
    const reach = random.between(-26, 26);
    add(
      ellipse(at[0] + reach, at[1] + reach / 2, 30, 22, {
        fill: random.pick(palette.leaf, darker(palette.leaf, 0.12), lighter(palette.leaf, 0.1)),
      }),
    );
    if (index % 2) add(circle(at[0] - reach, at[1] + 8, 14, { fill: random.pick(...blossoms) }));
  }
  if (options.people ?? true) person(canvas, arch + 20, 1010, 0.9, 'standing', { shirt: palette.cloth[0] });
  flowers(canvas, -20, 640, 1296, 150, blossoms);
  flowers(canvas, 1340, 1950, 1296, 160, blossoms);
  return sunX;
}

export function walk(canvas: Canvas, options: SceneOptions): number {
  const { palette, random } = canvas;
  const { trees = ['round', 'fir'] } = options;
  const sunX = backdrop(canvas, options, 600);
  const back = hillLine(canvas, 730, 40, 3);
  ground(canvas, back, palette.green[1]);
  for (let index = 0; index < 6; index++) {
    const x = random.between(60, 1860);
    tree(canvas, random.pick(...trees), x, heightAt(back, x) + 14, random.between(0.5, 0.75), 0.22);
  }
  if (options.building) building(canvas, options.building, sunX < 0.5 ? 1480 : 440, 790, 0.42, 0.2);
  const front = hillLine(canvas, 880, 30, 2);
  ground(canvas, front, palette.green[2]);
  furrows(canvas, front, lighter(palette.green[2], 0.4), 5);
  windingPath(canvas, 860, [sunX < 0.5 ? 1360 : 560, 850], 190, 230);
  person(canvas, 900, 1130, 0.96, 'walking', { old: true });
  person(canvas, 1030, 1140, 0.98, 'walking', { shirt: palette.primary });
  tree(canvas, trees[0], sunX < 0.5 ? 1760 : 160, 1150, 2.7);
  flowers(canvas, -20, 700, 1296, 110, blossomsOf(canvas));
  grass(canvas, 1290, 1300, 1950);
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

export function outing(canvas: Canvas, options: SceneOptions): number {
  const { palette, random, add } = canvas;
  const { trees = ['birch', 'round'] } = options;
  const sunX = backdrop(canvas, { ...options, alps: options.alps ?? false }, 580);
  ground(canvas, hillLine(canvas, 740, 20, 3), palette.green[1]);
  building(canvas, options.building ?? 'modern', sunX < 0.5 ? 1340 : 580, 800, 0.78, 0.14);
  for (const x of [120, 330, 1640, 1810])
    tree(canvas, random.pick(...trees), x, 830 + random.between(0, 30), 1.3, 0.06);
  ground(
    canvas,
    [
      [-160, 860],
      [600, 836],
      [1300, 842],
      [2100, 866],
    ],
    palette.green[2],
  );
  const fill = canvas.gradient([
    [0, mix(palette.path, palette.green[1], 0.2)],
    [1, palette.path],
  ]);
  add(
    path(
      `M-60 990${bend([
        [-60, 990],
        [600, 955],
        [1300, 960],
        [1980, 1000],
      ])}L1980 1160${bend([
        [1980, 1160],
        [1300, 1120],
        [600, 1120],
        [-60, 1170],
      ])}Z`,
      { fill },
    ),
  );
  for (const x of [150, 420, 1500, 1760]) bush(canvas, x, 985, 70, blossomsOf(canvas));
  wheelchair(canvas, 1010, 1090, 1.18, { shirt: palette.primary });
  flowers(canvas, -20, 1950, 1300, 130, blossomsOf(canvas));
  return sunX;
}

export function festival(canvas: Canvas, options: SceneOptions): number {
  const { palette, random, add } = canvas;
  const { trees = ['round', 'birch'] } = options;
  const sunX = backdrop(canvas, options, 640);
  ground(canvas, hillLine(canvas, 780, 16, 3), palette.green[1]);
  building(canvas, options.building ?? 'farmhouse', sunX < 0.5 ? 1400 : 520, 850, 0.92, 0.08);
  ground(
    canvas,
    [
      [-160, 880],
      [700, 866],
      [1300, 862],
      [2100, 884],
    ],
    palette.green[2],
  );
  tree(canvas, trees[0], 120, 1000, 2.5);
  tree(canvas, trees[1] ?? trees[0], 1800, 1000, 2.4);
  add(
    rectangle(992, 326, 16, 640, { fill: palette.wood, corner: 6 }),
    circle(1000, 322, 15, { fill: lighter(palette.wood, 0.3) }),
  );
  for (const [from, to, sag] of [
    [[120, 420], [1000, 330], 150],
    [[1000, 330], [1800, 420], 140],
  ] as const) {
    add(
      curve([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag], to], {
        stroke: darker(palette.wood, 0.3),
        line: 4,
      }),
    );
    for (let index = 1; index < 8; index++) {
      const share = index / 8;
      const x = from[0] + (to[0] - from[0]) * share;
      const y = from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share) * 0.98;
      const colour = random.pick(lighter(palette.secondary, 0.25), lighter(palette.primary, 0.4), '#ffe3ad');
      add(
        circle(x, y + 34, 110, { fill: canvas.glow('#fff0c4', 0.75) }),
        ellipse(x, y + 34, 26, 32, { fill: colour }),
        ellipse(x - 6, y + 28, 10, 20, { fill: '#ffffff', opacity: 0.4 }),
        rectangle(x - 9, y - 2, 18, 8, { fill: darker(colour, 0.3) }),
      );
    }
  }
  const table = (x: number, y: number, scale: number) => {
    person(canvas, x - 130 * scale, y + 16, scale * 0.86, 'standing', { old: true });
    person(canvas, x + 10 * scale, y - 6, scale * 0.86, random.pick('waving', 'standing'), {});
    person(canvas, x + 150 * scale, y + 14, scale * 0.86, 'standing', {});
    add(
      shadow(x, y + 60 * scale, 270 * scale, 20 * scale),
      place(
        x,
        y + 60 * scale,
        scale,
        rectangle(-190, -150, 16, 150, { fill: palette.wood }),
        rectangle(174, -150, 16, 150, { fill: palette.wood }),
        rectangle(-250, -172, 500, 40, { fill: '#fffaf0', corner: 8 }),
        polygon(
          [
            [-250, -140],
            [-200, -90],
            [-150, -140],
            [-100, -90],
            [-50, -140],
            [0, -90],
            [50, -140],
            [100, -90],
            [150, -140],
            [200, -90],
            [250, -140],
          ],
          { fill: '#fffaf0' },
        ),
        circle(-110, -186, 18, { fill: palette.secondary }),
        rectangle(-20, -226, 26, 56, { fill: lighter(palette.primary, 0.2), corner: 8 }),
        circle(120, -186, 15, { fill: palette.primary }),
      ),
    );
  };
  table(620, 1060, 1);
  table(1280, 1090, 1.08);
  flowers(canvas, -20, 1950, 1304, 110, blossomsOf(canvas));
  return sunX;
}

export type { TreeKind };
