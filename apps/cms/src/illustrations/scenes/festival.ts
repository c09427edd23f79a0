import { building } from '../buildings.ts';
import { type Canvas, circle, curve, ellipse, place, polygon, rectangle, shadow } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { ground, hillLine } from '../landscape.ts';
import { person } from '../people.ts';
import { flowers, tree } from '../plants.ts';
import type { SceneOptions } from '../scene.ts';
import { blossomsOf, backdrop } from './backdrop.ts';

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
