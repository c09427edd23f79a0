import { building } from '../buildings.ts';
import { type Canvas, circle, ellipse, path, shadow } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { ground, hillLine, windingPath } from '../landscape.ts';
import { person } from '../people.ts';
import { bush, flowers, tree } from '../plants.ts';
import type { SceneOptions } from '../scene.ts';
import { blossomsOf, backdrop } from './backdrop.ts';

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
