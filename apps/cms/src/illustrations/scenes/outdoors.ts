import { building } from '../buildings.ts';
import { bend, type Canvas, path, width } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { furrows, ground, heightAt, hillLine, windingPath } from '../landscape.ts';
import { person, wheelchair } from '../people.ts';
import { bush, flowers, grass, tree } from '../plants.ts';
import type { SceneOptions } from '../scene.ts';
import { blossomsOf, backdrop } from './backdrop.ts';

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
