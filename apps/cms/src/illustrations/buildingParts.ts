import { type Canvas, circle, polygon, rectangle } from './canvas.ts';
import { darker, lighter } from './colour.ts';

export interface Style {
  wall: string;
  shade: string;
  roof: string;
  trim: string;
  glass: string;
  wood: string;
}

export function window(x: number, y: number, w: number, h: number, style: Style, shutters = false): string {
  const sides = shutters ? [x - w * 0.45, x + w + w * 0.05] : [];
  return [
    rectangle(x - 4, y - 4, w + 8, h + 8, { fill: lighter(style.wall, 0.5) }),
    rectangle(x, y, w, h, { fill: style.glass }),
    polygon(
      [
        [x, y],
        [x + w * 0.62, y],
        [x + w * 0.2, y + h],
        [x, y + h],
      ],
      { fill: '#ffffff', opacity: 0.28 },
    ),
    rectangle(x + w / 2 - 2, y, 4, h, { fill: lighter(style.wall, 0.5) }),
    rectangle(x, y + h * 0.42, w, 3.5, { fill: lighter(style.wall, 0.5) }),
    rectangle(x - 7, y + h + 3, w + 14, 6, { fill: style.shade }),
    ...sides.map((at) => rectangle(at, y - 2, w * 0.4, h + 4, { fill: style.trim, corner: 2 })),
  ].join('');
}

export function windows(
  columns: number,
  x: number,
  y: number,
  gap: number,
  w: number,
  h: number,
  style: Style,
  shutters = false,
): string {
  return Array.from({ length: columns }, (_, index) => window(x + index * gap, y, w, h, style, shutters)).join('');
}

export function door(x: number, y: number, w: number, h: number, style: Style): string {
  return (
    rectangle(x - 7, y - h - 7, w + 14, h + 7, { fill: lighter(style.wall, 0.6), corner: 4 }) +
    rectangle(x, y - h, w, h, { fill: style.trim, corner: 3 }) +
    rectangle(x + w * 0.2, y - h * 0.88, w * 0.6, h * 0.34, { fill: style.glass, corner: 3 }) +
    circle(x + w * 0.82, y - h * 0.42, 3.5, { fill: '#f3dfae' })
  );
}

export function wall(canvas: Canvas, x: number, y: number, w: number, h: number, colour: string): string {
  return rectangle(x, y, w, h, {
    fill: canvas.gradient(
      [
        [0, lighter(colour, 0.25)],
        [1, darker(colour, 0.08)],
      ],
      90,
    ),
  });
}
