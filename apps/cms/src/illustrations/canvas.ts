import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** Size of every picture in pixels. */
export const width = 1920;
export const height = 1280;

export type Point = readonly [x: number, y: number];

/** An SVG that is drawn from back to front. */
export interface Canvas {
  palette: Palette;
  random: Random;
  /** Adds SVG in front of everything so far. */
  add: (...svg: string[]) => void;
  /** Defines a linear gradient and returns its paint. Runs from top to bottom, or to the right with an angle of 90. */
  gradient: (stops: readonly (readonly [offset: number, colour: string, opacity?: number])[], angle?: number) => string;
  /** Defines a radial gradient from the centre outwards and returns its paint. */
  glow: (colour: string, opacity: number) => string;
  /** The finished document. */
  toSvg: () => string;
}

export const round = (value: number): string => String(Math.round(value * 10) / 10);

export function createCanvas(palette: Palette, random: Random): Canvas {
  const definitions: string[] = [];
  const shapes: string[] = [];
  const define = (make: (id: string) => string): string => {
    const id = `d${definitions.length}`;
    definitions.push(make(id));
    return `url(#${id})`;
  };
  return {
    palette,
    random,
    add: (...svg) => {
      shapes.push(...svg);
    },
    gradient: (stops, angle = 0) =>
      define((id) => {
        const direction = angle === 90 ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
        const inner = stops.map(
          ([offset, colour, opacity = 1]) =>
            `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
        );
        return `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${inner.join('')}</linearGradient>`;
      }),
    glow: (colour, opacity) =>
      define(
        (id) =>
          `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
          `<stop offset="0.5" stop-color="${colour}" stop-opacity="${round(opacity * 0.35)}"/>` +
          `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      ),
    toSvg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${definitions.join('')}</defs>${shapes.join('')}</svg>`,
  };
}

type Paint = { fill?: string; stroke?: string; line?: number; opacity?: number };

function paint({ fill = 'none', stroke, line = 0, opacity = 1 }: Paint): string {
  const outline = stroke
    ? ` stroke="${stroke}" stroke-width="${round(line)}" stroke-linecap="round" stroke-linejoin="round"`
    : '';
  return `fill="${fill}"${outline}${opacity < 1 ? ` opacity="${opacity}"` : ''}`;
}

export function path(d: string, style: Paint): string {
  return `<path d="${d}" ${paint(style)}/>`;
}

export function polygon(points: readonly Point[], style: Paint): string {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, style);
}

export function rectangle(x: number, y: number, w: number, h: number, style: Paint & { corner?: number }): string {
  const corner = style.corner ? ` rx="${round(style.corner)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${corner} ${paint(style)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, style: Paint): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${paint(style)}/>`;
}

export const circle = (x: number, y: number, r: number, style: Paint): string => ellipse(x, y, r, r, style);

/** A smooth curve through points (Catmull-Rom as Bézier curves), without the initial `M`. */
export function bend(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  return points
    .slice(1)
    .map((end, index) => {
      const [[ax, ay], [bx, by], [dx, dy]] = [at(index - 1), at(index), at(index + 2)];
      const [cx, cy] = end;
      const control = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy];
      return `C${control.map(round).join(' ')}`;
    })
    .join('');
}

/** A smooth curve as a complete path. */
export function curve(points: readonly Point[], style: Paint): string {
  const [start] = points;
  return start ? path(`M${round(start[0])} ${round(start[1])}${bend(points)}`, style) : '';
}

/** Shadow on the ground, light enough to stay calm. */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.16): string =>
  ellipse(x, y, rx, ry, { fill: '#1d2733', opacity });

/** Translates and scales a group of shapes that is drawn around 0, 0. */
export function place(x: number, y: number, scale: number, ...svg: string[]): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})">${svg.join('')}</g>`;
}
