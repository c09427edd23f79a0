import { type Style, windows, door, wall } from './buildingParts.ts';
import { type Canvas, polygon, rectangle } from './canvas.ts';
import { darker, lighter } from './colour.ts';

export function modern(canvas: Canvas, s: Style): string {
  const floors = [0, 1, 2].map((floor) => {
    const y = -100 - floor * 104;
    const panes = Array.from({ length: 6 }, (_, index) => {
      const x = -300 + index * 101;
      return (
        rectangle(x, y + 14, 84, 70, { fill: s.glass }) +
        polygon(
          [
            [x, y + 14],
            [x + 50, y + 14],
            [x + 14, y + 84],
            [x, y + 84],
          ],
          { fill: '#ffffff', opacity: 0.25 },
        ) +
        (floor > 0 && index % 2 === 0
          ? rectangle(x - 6, y + 52, 96, 38, { fill: s.trim, opacity: 0.82 }) +
            rectangle(x - 10, y + 48, 104, 6, { fill: lighter(s.wall, 0.4) })
          : '')
      );
    });
    return rectangle(-326, y, 652, 10, { fill: lighter(s.wall, 0.5) }) + panes.join('');
  });
  return [
    wall(canvas, -326, -320, 652, 320, s.wall),
    rectangle(-344, -340, 688, 24, { fill: s.roof }),
    rectangle(-344, -320, 688, 6, { fill: darker(s.roof, 0.3), opacity: 0.5 }),
    ...floors,
    rectangle(120, -350, 130, 350, { fill: s.wood }),
    ...[140, 162, 184, 206, 228].map((x) => rectangle(x, -350, 4, 350, { fill: darker(s.wood, 0.25), opacity: 0.5 })),
    rectangle(100, -96, 190, 10, { fill: darker(s.roof, 0.1) }),
    door(158, 0, 60, 84, s),
  ].join('');
}

export function residence(canvas: Canvas, s: Style): string {
  const block = (x: number, w: number, h: number, floors: number) =>
    [
      wall(canvas, x, -h, w, h, s.wall),
      rectangle(x - 10, -h - 16, w + 20, 18, { fill: s.roof }),
      ...Array.from({ length: floors }, (_, floor) => {
        const y = -h + 34 + floor * 92;
        return (
          windows(3, x + 24, y, (w - 40) / 3, 40, 54, s) +
          rectangle(x + 12, y + 60, w - 24, 5, { fill: s.trim, opacity: 0.7 })
        );
      }),
    ].join('');
  return (
    block(-330, 240, 420, 4) +
    block(-110, 250, 330, 3) +
    block(120, 220, 420, 4) +
    rectangle(-60, -104, 150, 12, { fill: s.roof }) +
    rectangle(-44, -92, 118, 92, { fill: s.glass }) +
    rectangle(10, -92, 5, 92, { fill: s.trim })
  );
}

export function garage(canvas: Canvas, s: Style): string {
  return [
    wall(canvas, -400, -250, 800, 250, s.wall),
    rectangle(-420, -290, 840, 56, { fill: darker(s.roof, 0.05) }),
    rectangle(-420, -240, 840, 8, { fill: s.trim }),
    rectangle(-380, -210, 340, 210, { fill: s.glass }),
    ...[-296, -212, -128].map((x) => rectangle(x, -210, 6, 210, { fill: darker(s.roof, 0.1) })),
    polygon(
      [
        [-380, -210],
        [-200, -210],
        [-320, 0],
        [-380, 0],
      ],
      { fill: '#ffffff', opacity: 0.22 },
    ),
    ...[0, 200].map(
      (x) =>
        rectangle(x, -190, 176, 190, { fill: lighter(s.roof, 0.6) }) +
        [1, 2, 3, 4]
          .map((row) => rectangle(x, -190 + row * 38, 176, 4, { fill: darker(s.wall, 0.3), opacity: 0.5 }))
          .join('') +
        rectangle(x + 30, -144, 116, 24, { fill: s.glass }),
    ),
  ].join('');
}

export function hall(canvas: Canvas, s: Style): string {
  return [
    wall(canvas, -360, -280, 720, 280, s.wall),
    polygon(
      [
        [-392, -276],
        [392, -330],
        [392, -356],
        [-392, -304],
      ],
      { fill: s.roof },
    ),
    ...Array.from(
      { length: 9 },
      (_, index) =>
        rectangle(-330 + index * 76, -240, 52, 240, { fill: s.glass }) +
        polygon(
          [
            [-330 + index * 76, -240],
            [-296 + index * 76, -240],
            [-316 + index * 76, 0],
            [-330 + index * 76, 0],
          ],
          { fill: '#ffffff', opacity: 0.24 },
        ),
    ),
    rectangle(-90, -130, 190, 14, { fill: s.trim }),
    ...[-70, 74].map((x) => rectangle(x, -118, 8, 118, { fill: s.trim })),
  ].join('');
}
