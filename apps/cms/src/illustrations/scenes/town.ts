import { building } from '../buildings.ts';
import { type Canvas, circle, height, path, polygon, rectangle, width } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { ground, hillLine, mountains, sky, water } from '../landscape.ts';
import { person } from '../people.ts';
import { bush, grass, grove, tree } from '../plants.ts';
import type { SceneOptions } from '../scene.ts';

export function team(canvas: Canvas, options: SceneOptions): number {
  const { palette, random, add } = canvas;
  sky(canvas, 0.78);
  mountains(canvas, 620, 320, palette.far[0], 7);
  ground(canvas, hillLine(canvas, 620, 26, 3), palette.far[2]);
  building(canvas, options.building ?? 'residence', 560, 930, 1.3, 0.16);
  grove(canvas, 1180, 800, 12, 52, mix(palette.leaf, palette.skyLow, 0.25));
  tree(canvas, 'birch', 1740, 950, 2);
  ground(canvas, hillLine(canvas, 930, 8, 3), palette.green[1]);
  add(
    path('M-60 1020C600 980 1300 980 1980 1020L1980 1300L-60 1300Z', {
      fill: canvas.gradient([
        [0, mix(palette.path, palette.green[1], 0.2)],
        [1, palette.path],
      ]),
    }),
  );
  const tunic = lighter(palette.primary, 0.08);
  for (const [x, pose, shirt] of [
    [700, 'standing', tunic],
    [960, 'waving', lighter(palette.secondary, 0.1)],
    [1220, 'standing', tunic],
    [1460, random.pick('standing', 'waving'), '#fdfaf4'],
  ] as const) {
    person(canvas, x, 1190, 1.62, pose, { shirt, trousers: x === 960 ? darker(palette.primary, 0.3) : '#f1eee8' });
    add(
      rectangle(x + 14, 1190 - 236 * 1.62, 30, 40, { fill: '#ffffff', corner: 4 }),
      rectangle(x + 19, 1190 - 226 * 1.62, 20, 5, { fill: palette.secondary }),
    );
  }
  bush(canvas, 330, 1120, 110, palette.blossoms);
  bush(canvas, 1740, 1130, 110, palette.blossoms);
  return 0.78;
}

export function town(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  const sunX = random.between(0.4, 0.6);
  sky(canvas, sunX, 0.32);
  mountains(canvas, 620, 330, palette.far[0], 6);
  ground(canvas, hillLine(canvas, 610, 30, 3), palette.far[2]);
  const row = (base: number, haze: number, low: number, high: number) => {
    let x = -40;
    while (x < width) {
      const w = random.between(90, 170);
      const h = random.between(low, high);
      const front = mix(
        random.pick(palette.wall, lighter(palette.secondary, 0.6), lighter(palette.primary, 0.65), '#f3e2cf'),
        palette.skyLow,
        haze,
      );
      const roof = mix(palette.roof, palette.skyLow, haze);
      add(
        rectangle(x, base - h, w, h, { fill: front }),
        polygon(
          [
            [x - 6, base - h],
            [x + w * 0.5, base - h - w * 0.42],
            [x + w + 6, base - h],
          ],
          { fill: roof },
        ),
      );
      for (let wy = base - h + 22; wy < base - 34; wy += 48)
        for (let wx = x + 16; wx < x + w - 26; wx += 38)
          add(rectangle(wx, wy, 18, 27, { fill: mix(darker(palette.glass, 0.3), palette.skyLow, haze), corner: 2 }));
      x += w;
    }
  };
  row(740, 0.5, 110, 190);
  for (const x of [500, 610])
    add(
      rectangle(x, 420, 64, 330, { fill: mix(palette.wall, palette.skyLow, 0.3) }),
      polygon(
        [
          [x - 6, 422],
          [x + 32, 270],
          [x + 70, 422],
        ],
        { fill: mix(palette.primary, palette.skyLow, 0.25) },
      ),
      circle(x + 32, 470, 20, { fill: '#ffffff', stroke: palette.primary, line: 4 }),
    );
  row(830, 0.16, 130, 250);
  add(rectangle(0, 826, width, 26, { fill: darker(palette.wall, 0.24) }));
  water(canvas, 850, height, sunX);
  add(
    path('M-40 960C300 800 560 800 880 960L880 1000C560 860 300 860 -40 1000Z', { fill: darker(palette.wall, 0.1) }),
    path('M-40 950C300 790 560 790 880 950', { stroke: lighter(palette.wall, 0.4), line: 16 }),
  );
  person(canvas, 420, 850, 0.42, 'walking', { shirt: palette.primary });
  person(canvas, 500, 852, 0.42, 'walking', { old: true });
  ground(
    canvas,
    [
      [-160, 1230],
      [500, 1180],
      [1200, 1200],
      [2100, 1120],
    ],
    palette.green[3],
  );
  tree(canvas, 'round', 1740, 1190, 2.7);
  grass(canvas, 1290, -20, 1950);
  return sunX;
}
