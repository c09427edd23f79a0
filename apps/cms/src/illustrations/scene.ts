import { createCanvas } from './canvas.ts';
import type { BuildingKind } from './buildings.ts';
import { finish } from './landscape.ts';
import { type Mood, paletteOf } from './palette.ts';
import type { TreeKind } from './plants.ts';
import { randomFrom } from './random.ts';
import { scenes } from './scenes/scenes.ts';

/** Variations of a scene. */
export interface SceneOptions {
  mood?: Mood;
  building?: BuildingKind;
  trees?: readonly [TreeKind, ...TreeKind[]];
  /** Whether the Alps are in the background. */
  alps?: boolean;
  people?: boolean;
}

export type SceneName = keyof typeof scenes;

/**
 * Draws a calm scene in a tenant's colours, 1920 × 1280. The same seed gives the same picture.
 * @param colours `#rrggbb`
 * @returns an SVG document
 */
export function draw(
  name: SceneName,
  colours: { primary: string; secondary: string },
  seed: string,
  options: SceneOptions = {},
): string {
  const canvas = createCanvas(paletteOf(colours, options.mood ?? 'day'), randomFrom(seed));
  const sunX = scenes[name](canvas, options);
  finish(canvas, sunX);
  return canvas.toSvg();
}
