import { type Canvas, circle, ellipse, height, path, place, polygon, rectangle, round, width } from './canvas.ts';
import { darker, lighter } from './colour.ts';
import { ground, hillLine } from './landscape.ts';
import { grove } from './plants.ts';

export function room(canvas: Canvas, floorLevel: number, lightX: number): void {
  const { palette, add, gradient, glow } = canvas;
  add(
    rectangle(0, 0, width, height, {
      fill: gradient([
        [0, darker(palette.room, 0.04)],
        [1, lighter(palette.room, 0.2)],
      ]),
    }),
    rectangle(0, floorLevel, width, height - floorLevel, {
      fill: gradient([
        [0, lighter(palette.floor, 0.12)],
        [1, darker(palette.floor, 0.14)],
      ]),
    }),
    rectangle(0, floorLevel - 26, width, 26, { fill: lighter(palette.room, 0.55) }),
  );
  for (let index = -6; index < 18; index++) {
    add(
      path(`M${width / 2 + (index - 6) * 130} ${floorLevel}L${width / 2 + (index - 6) * 330} ${height}`, {
        stroke: darker(palette.floor, 0.2),
        line: 2.5,
        opacity: 0.22,
      }),
    );
  }
  add(ellipse(lightX * width, floorLevel + 170, 620, 190, { fill: glow(palette.glow, 0.75) }));
}

export function outlook(canvas: Canvas, x: number, y: number, w: number, h: number, panes = 2): void {
  const { palette, random, add, gradient } = canvas;
  const id = `v${Math.round(x)}-${Math.round(y)}`;
  const shapes: string[] = [];
  const inner: Canvas = { ...canvas, add: (...svg) => void shapes.push(...svg) };
  inner.add(
    rectangle(x, y, w, h, {
      fill: gradient([
        [0, palette.skyTop],
        [0.75, palette.skyLow],
      ]),
    }),
  );
  inner.add(circle(x + w * random.between(0.2, 0.8), y + h * 0.3, h * 0.3, { fill: canvas.glow(palette.sun, 0.9) }));
  const scale = w / width;
  palette.far.slice(1).forEach((colour, index) => {
    const peaks = Array.from(
      { length: 7 },
      (_, at) =>
        [x + (w * at) / 6, y + h * (0.5 + index * 0.1) + (at % 2 ? -1 : 1) * h * random.between(0.02, 0.09)] as const,
    );
    inner.add(polygon([[x, y + h], ...peaks, [x + w, y + h]], { fill: colour }));
  });
  [palette.green[1], palette.green[2]].forEach((colour, index) => {
    const line = hillLine(canvas, height * (0.66 + index * 0.13), 60, 3).map(
      ([px, py]) => [x + px * scale, y + (py / height) * h] as const,
    );
    ground(inner, line, colour);
    grove(inner, x + w * random.between(0.05, 0.5), y + h * (0.7 + index * 0.13), 4, h * 0.05, palette.leaf);
  });
  const frame = lighter(palette.room, 0.7);
  add(
    `<clipPath id="${id}"><rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/></clipPath>`,
    rectangle(x - 22, y - 22, w + 44, h + 44, { fill: frame, corner: 4 }),
    `<g clip-path="url(#${id})">${shapes.join('')}</g>`,
    polygon(
      [
        [x, y],
        [x + w * 0.3, y],
        [x + w * 0.1, y + h],
        [x, y + h],
      ],
      { fill: '#ffffff', opacity: 0.16 },
    ),
  );
  for (let pane = 1; pane < panes; pane++) add(rectangle(x + (w * pane) / panes - 8, y, 16, h, { fill: frame }));
  add(
    rectangle(x - 44, y + h + 20, w + 88, 26, { fill: lighter(frame, 0.5), corner: 4 }),
    rectangle(x - 44, y + h + 44, w + 88, 8, { fill: darker(palette.room, 0.14), opacity: 0.5 }),
  );
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - 70 : x + w + 70;
    const reach = -side * 150;
    const drape = (share: number, opacity: number) =>
      path(
        `M${edge} ${y - 60}L${round(edge + reach * share)} ${y - 60}Q${round(edge + reach * share * 0.9)} ${y + h * 0.6} ${round(edge + reach * share * 0.55)} ${y + h + 120}L${edge} ${y + h + 120}Z`,
        { fill: palette.cloth[2], opacity },
      );
    add(drape(1, 0.55), drape(0.66, 0.5), drape(0.3, 0.5));
  }
  add(rectangle(x - 120, y - 72, w + 240, 12, { fill: palette.wood, corner: 6 }));
}

export function lamp(canvas: Canvas, x: number, y: number, scale: number, colour: string): void {
  canvas.add(
    ellipse(x, y + 120 * scale, 330 * scale, 300 * scale, { fill: canvas.glow('#fff0c8', 0.7) }),
    rectangle(x - 2, 0, 4, y - 80 * scale, { fill: darker(colour, 0.4) }),
    place(
      x,
      y,
      scale,
      path('M-34 -90L34 -90C50 -50 104 -30 112 0L-112 0C-104 -30 -50 -50 -34 -90Z', { fill: colour }),
      path('M-34 -90L-8 -90C-14 -50 -44 -30 -52 0L-112 0C-104 -30 -50 -50 -34 -90Z', {
        fill: '#ffffff',
        opacity: 0.18,
      }),
      ellipse(0, 0, 112, 14, { fill: '#fff3d2' }),
    ),
  );
}
