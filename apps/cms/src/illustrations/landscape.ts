import {
  bend,
  type Canvas,
  circle,
  curve,
  ellipse,
  height,
  type Point,
  path,
  polygon,
  rectangle,
  round,
  width,
} from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';

/** Sky with sun and long thin clouds. `sunX` from 0 (left) to 1. */
export function sky(canvas: Canvas, sunX: number, sunY = 0.24): void {
  const { palette, random, add, gradient, glow } = canvas;
  add(
    rectangle(0, 0, width, height, {
      fill: gradient([
        [0, palette.skyTop],
        [0.62, palette.skyLow],
        [1, palette.skyLow],
      ]),
    }),
    circle(sunX * width, sunY * height, 560, { fill: glow(palette.sun, 0.95) }),
    circle(sunX * width, sunY * height, 62, { fill: palette.sun, opacity: 0.92 }),
  );
  for (let cloud = 0; cloud < 4; cloud++) {
    const x = random.between(-100, width);
    const y = random.between(90, 420);
    const w = random.between(180, 420);
    const white = { fill: '#ffffff', opacity: Math.round(random.between(0.28, 0.5) * 100) / 100 };
    add(
      `<g>${ellipse(x, y, w, w * 0.055, white)}${ellipse(x + w * 0.3, y - w * 0.05, w * 0.5, w * 0.07, white)}` +
        `${ellipse(x - w * 0.25, y - w * 0.03, w * 0.35, w * 0.05, white)}</g>`,
    );
  }
}

/** A chain of alpine peaks: a lit and a shaded side each, snow on the high ones. */
export function mountains(canvas: Canvas, base: number, rise: number, colour: string, count: number): void {
  const { palette, random, add, gradient } = canvas;
  const fade = gradient([
    [0, colour],
    [1, mix(colour, palette.skyLow, 0.55)],
  ]);
  const shade = gradient([
    [0, darker(colour, 0.14)],
    [1, mix(colour, palette.skyLow, 0.5)],
  ]);
  const step = (width + 400) / count;
  for (let index = 0; index < count; index++) {
    const x = -200 + step * (index + random.between(0.2, 0.8));
    const top = base - rise * random.between(0.55, 1);
    const spread = step * random.between(0.9, 1.35);
    const ridge: Point[] = [
      [x, top],
      [x + spread * 0.1, top + (base - top) * 0.24],
      [x - spread * 0.04, top + (base - top) * 0.45],
      [x + spread * 0.16, top + (base - top) * 0.72],
      [x + spread * 0.06, base],
    ];
    add(
      polygon(
        [
          [x - spread, base + 30],
          [x - spread * 0.42, top + (base - top) * 0.52],
          [x, top],
          [x + spread * 0.4, top + (base - top) * 0.44],
          [x + spread, base + 30],
        ],
        { fill: fade },
      ),
      polygon([...ridge, [x + spread, base + 30], [x + spread * 0.4, top + (base - top) * 0.44]], {
        fill: shade,
        opacity: 0.75,
      }),
    );
    if (base - top > 260) {
      const snow = (base - top) * 0.2;
      add(
        polygon(
          [
            [x, top],
            [x + spread * 0.17, top + snow * 0.95],
            [x + spread * 0.08, top + snow * 0.7],
            [x + spread * 0.03, top + snow * 1.1],
            [x - spread * 0.06, top + snow * 0.75],
            [x - spread * 0.16, top + snow],
          ],
          { fill: '#ffffff', opacity: 0.78 },
        ),
      );
    }
  }
}

/** The line of a hill from left to right. */
export function hillLine(canvas: Canvas, level: number, swing: number, bumps: number): Point[] {
  const points: Point[] = [];
  for (let index = 0; index <= bumps + 2; index++) {
    points.push([-160 + ((width + 320) * index) / (bumps + 2), level + canvas.random.between(-swing, swing)]);
  }
  return points;
}

/** Fills everything below a line: lit at the rim, deeper towards the foot. */
export function ground(canvas: Canvas, line: readonly Point[], colour: string): void {
  const [start] = line;
  if (!start) return;
  const fill = canvas.gradient([
    [0, lighter(colour, 0.16)],
    [0.35, colour],
    [1, darker(colour, 0.14)],
  ]);
  canvas.add(
    path(`M${round(start[0])} ${round(start[1])}${bend(line)}L${width + 200} ${height + 20}L-200 ${height + 20}Z`, {
      fill,
    }),
  );
}

/** Approximate height of a line of hills at x, to place objects on it. */
export function heightAt(line: readonly Point[], x: number): number {
  for (let index = 1; index < line.length; index++) {
    const [before, after] = [line[index - 1], line[index]];
    if (before && after && x >= before[0] && x <= after[0]) {
      const share = (x - before[0]) / (after[0] - before[0]);
      return before[1] + (after[1] - before[1]) * (share * share * (3 - 2 * share));
    }
  }
  return height;
}

/** Mown stripes or furrows that follow a hill. */
export function furrows(canvas: Canvas, line: readonly Point[], colour: string, count: number): void {
  for (let index = 1; index <= count; index++) {
    const drop = 14 + index * index * 6;
    canvas.add(
      curve(
        line.map(([x, y]) => [x, y + drop] as const),
        { stroke: colour, line: 3 + index * 1.3, opacity: 0.22 },
      ),
    );
  }
}

/** Open water from `top` down, with the light of the sky and long glints. */
export function water(canvas: Canvas, top: number, bottom: number, sunX: number): void {
  const { palette, random, add, gradient } = canvas;
  add(
    rectangle(0, top, width, bottom - top, {
      fill: gradient([
        [0, mix(palette.water, palette.skyLow, 0.6)],
        [0.4, palette.water],
        [1, darker(mix(palette.water, palette.primary, 0.4), 0.1)],
      ]),
    }),
    ellipse(sunX * width, top + 10, 260, (bottom - top) * 0.55, { fill: canvas.glow(palette.sun, 0.6) }),
  );
  for (let index = 0; index < 46; index++) {
    const depth = random.between(0, 1) ** 1.6;
    const w = 30 + depth * random.between(60, 240);
    const x = random.chance(0.55) ? sunX * width + random.between(-260, 260) * (0.4 + depth) : random.between(0, width);
    add(
      rectangle(x - w / 2, top + 8 + depth * (bottom - top - 20), w, 2 + depth * 4, {
        fill: '#ffffff',
        corner: 3,
        opacity: 0.34,
      }),
    );
  }
}

/** A winding path that narrows from the lower edge to a point. */
export function windingPath(canvas: Canvas, from: number, to: Point, sway: number, broad = 190): void {
  const [x, y] = to;
  const steps = 7;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let index = 0; index <= steps; index++) {
    const share = index / steps;
    const near = (1 - share) ** 1.7;
    const middle = from + (x - from) * share + Math.sin(share * Math.PI * 1.6) * sway * (1 - share * 0.5);
    const level = height + 20 - (height + 20 - y) * (1 - (1 - share) ** 1.35);
    left.push([middle - broad * near - 5, level]);
    right.unshift([middle + broad * near + 5, level]);
  }
  const [start] = left;
  const [back] = right;
  if (!start || !back) return;
  const fill = canvas.gradient([
    [0, mix(canvas.palette.path, canvas.palette.green[1], 0.25)],
    [1, canvas.palette.path],
  ]);
  canvas.add(
    path(`M${round(start[0])} ${round(start[1])}${bend(left)}L${round(back[0])} ${round(back[1])}${bend(right)}Z`, {
      fill,
    }),
  );
}

/** Finishes the picture: light from the sun's side, a slight vignette at the bottom. */
export function finish(canvas: Canvas, sunX: number): void {
  const { palette, add, gradient, glow } = canvas;
  add(
    ellipse(sunX * width, 200, 1300, 950, { fill: glow(palette.glow, 0.2) }),
    rectangle(0, height * 0.7, width, height * 0.3, {
      fill: gradient([
        [0, darker(palette.primary, 0.4), 0],
        [1, darker(palette.primary, 0.4), 0.26],
      ]),
    }),
  );
}
