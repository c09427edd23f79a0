import { modern, residence, garage, hall } from './blocks.ts';
import { type Style } from './buildingParts.ts';
import { type Canvas, place, shadow } from './canvas.ts';
import { darker, mix } from './colour.ts';
import { farmhouse, villa, stift, longhouse, casa } from './houses.ts';

export type BuildingKind =
  | 'farmhouse'
  | 'villa'
  | 'modern'
  | 'stift'
  | 'longhouse'
  | 'casa'
  | 'residence'
  | 'garage'
  | 'hall';

const drawings = { farmhouse, villa, modern, stift, longhouse, casa, residence, garage, hall };

export function building(canvas: Canvas, kind: BuildingKind, x: number, y: number, scale: number, haze = 0): void {
  const { palette } = canvas;
  const far = (colour: string): string => mix(colour, palette.skyLow, haze);
  const style: Style = {
    wall: far(palette.wall),
    shade: far(darker(palette.wall, 0.2)),
    roof: far(palette.roof),
    trim: far(palette.primary),
    glass: far(darker(palette.glass, 0.16)),
    wood: far(palette.wood),
  };
  canvas.add(
    shadow(x + 40 * scale, y + 2, 400 * scale, 22 * scale, 0.2),
    place(x, y, scale, drawings[kind](canvas, style)),
  );
}
