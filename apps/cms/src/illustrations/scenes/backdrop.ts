import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { ground, hillLine, mountains, sky } from '../landscape.ts';
import { grove } from '../plants.ts';
import type { SceneOptions } from '../scene.ts';

type Blossoms = readonly [string, string, string, string];

export const blossomsOf = ({ palette }: Canvas): Blossoms => palette.blossoms;

export function backdrop(canvas: Canvas, { alps = true }: SceneOptions, level = 620): number {
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
