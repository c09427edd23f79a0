import { type Canvas, circle, path, place, polygon, rectangle, shadow } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';

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

interface Style {
  wall: string;
  shade: string;
  roof: string;
  trim: string;
  glass: string;
  wood: string;
}

function window(x: number, y: number, w: number, h: number, style: Style, shutters = false): string {
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

function windows(
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

function door(x: number, y: number, w: number, h: number, style: Style): string {
  return (
    rectangle(x - 7, y - h - 7, w + 14, h + 7, { fill: lighter(style.wall, 0.6), corner: 4 }) +
    rectangle(x, y - h, w, h, { fill: style.trim, corner: 3 }) +
    rectangle(x + w * 0.2, y - h * 0.88, w * 0.6, h * 0.34, { fill: style.glass, corner: 3 }) +
    circle(x + w * 0.82, y - h * 0.42, 3.5, { fill: '#f3dfae' })
  );
}

/** A wall that is lit on the left and falls off to the right. */
function wall(canvas: Canvas, x: number, y: number, w: number, h: number, colour: string): string {
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

function farmhouse(canvas: Canvas, s: Style): string {
  return [
    wall(canvas, -230, -190, 460, 190, s.wall),
    polygon(
      [
        [-230, -190],
        [230, -190],
        [0, -372],
      ],
      { fill: s.wood },
    ),
    ...[-170, -110, -50, 10, 70, 130].map((x) =>
      rectangle(x + 10, -200 - (90 - Math.abs(x + 20) * 0.5), 3, 90 - Math.abs(x + 20) * 0.5, {
        fill: darker(s.wood, 0.25),
        opacity: 0.5,
      }),
    ),
    polygon(
      [
        [-282, -168],
        [-262, -150],
        [0, -356],
        [262, -150],
        [282, -168],
        [0, -398],
      ],
      { fill: s.roof },
    ),
    polygon(
      [
        [0, -398],
        [282, -168],
        [262, -150],
        [0, -356],
      ],
      { fill: darker(s.roof, 0.16) },
    ),
    windows(4, -190, -150, 102, 46, 62, s, true),
    windows(2, -62, -272, 78, 40, 50, s),
    door(-30, 0, 60, 66, s),
    rectangle(96, -398, 34, 92, { fill: darker(s.wall, 0.12) }),
    rectangle(90, -406, 46, 12, { fill: darker(s.roof, 0.3) }),
  ].join('');
}

function villa(canvas: Canvas, s: Style): string {
  return [
    wall(canvas, -210, -300, 420, 300, s.wall),
    rectangle(-210, -160, 420, 8, { fill: s.shade }),
    polygon(
      [
        [-250, -296],
        [250, -296],
        [130, -410],
        [-130, -410],
      ],
      { fill: s.roof },
    ),
    polygon(
      [
        [60, -410],
        [130, -410],
        [250, -296],
        [110, -296],
      ],
      { fill: darker(s.roof, 0.15) },
    ),
    wall(canvas, -66, -352, 132, 352, lighter(s.wall, 0.15)),
    polygon(
      [
        [-90, -350],
        [90, -350],
        [0, -428],
      ],
      { fill: darker(s.roof, 0.06) },
    ),
    windows(1, -25, -320, 0, 50, 60, s),
    windows(2, -180, -262, 70, 42, 70, s, true),
    windows(2, 78, -262, 70, 42, 70, s, true),
    windows(2, -180, -118, 70, 42, 74, s, true),
    windows(2, 78, -118, 70, 42, 74, s, true),
    windows(1, -25, -232, 0, 50, 66, s),
    rectangle(-84, -150, 168, 10, { fill: lighter(s.wall, 0.6) }),
    ...[-74, 62].map((x) => rectangle(x, -142, 13, 142, { fill: lighter(s.wall, 0.6) })),
    door(-34, 0, 68, 112, s),
  ].join('');
}

function modern(canvas: Canvas, s: Style): string {
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

function stift(canvas: Canvas, s: Style): string {
  return [
    wall(canvas, -330, -230, 440, 230, s.wall),
    polygon(
      [
        [-352, -226],
        [132, -226],
        [92, -330],
        [-312, -330],
      ],
      { fill: s.roof },
    ),
    ...[-250, -140, -30].map(
      (x) =>
        polygon(
          [
            [x - 26, -272],
            [x, -304],
            [x + 26, -272],
          ],
          { fill: darker(s.roof, 0.25) },
        ) +
        rectangle(x - 18, -274, 36, 30, { fill: lighter(s.wall, 0.2) }) +
        rectangle(x - 10, -268, 20, 20, { fill: s.glass }),
    ),
    windows(5, -300, -196, 80, 36, 60, s),
    windows(2, -300, -92, 80, 36, 64, s),
    windows(2, -60, -92, 80, 36, 64, s),
    door(-132, 0, 62, 92, s),
    wall(canvas, 108, -400, 130, 400, lighter(s.wall, 0.1)),
    polygon(
      [
        [94, -398],
        [252, -398],
        [173, -560],
      ],
      { fill: s.roof },
    ),
    polygon(
      [
        [173, -560],
        [252, -398],
        [196, -398],
      ],
      { fill: darker(s.roof, 0.2) },
    ),
    circle(173, -334, 32, { fill: lighter(s.wall, 0.7), stroke: s.trim, line: 5 }),
    path('M173 -334L173 -354M173 -334L187 -326', { stroke: darker(s.trim, 0.3), line: 4 }),
    path('M152 -210L152 -250A21 21 0 0 1 194 -250L194 -210Z', { fill: s.glass }),
    path('M152 -100L152 -140A21 21 0 0 1 194 -140L194 -100Z', { fill: s.glass }),
  ].join('');
}

function longhouse(canvas: Canvas, s: Style): string {
  const gables = [-210, 190].map(
    (x) =>
      wall(canvas, x - 66, -256, 132, 256, lighter(s.wall, 0.12)) +
      polygon(
        [
          [x - 88, -252],
          [x + 88, -252],
          [x, -338],
        ],
        { fill: darker(s.roof, 0.08) },
      ) +
      windows(2, x - 46, -226, 54, 36, 52, s, false) +
      windows(2, x - 46, -112, 54, 36, 56, s, false),
  );
  return [
    wall(canvas, -340, -214, 680, 214, s.wall),
    polygon(
      [
        [-364, -210],
        [364, -210],
        [316, -312],
        [-316, -312],
      ],
      { fill: s.roof },
    ),
    windows(3, -128, -184, 88, 44, 56, s, true),
    windows(1, -318, -184, 0, 40, 56, s, false),
    windows(1, 280, -184, 0, 40, 56, s, false),
    ...gables,
    windows(1, -128, -92, 0, 44, 58, s, true),
    windows(1, 48, -92, 0, 44, 58, s, true),
    door(-46, 0, 64, 96, s),
    polygon(
      [
        [-74, -104],
        [46, -104],
        [-14, -140],
      ],
      { fill: s.trim },
    ),
  ].join('');
}

function casa(canvas: Canvas, s: Style): string {
  const arches = Array.from({ length: 5 }, (_, index) => {
    const x = -236 + index * 96;
    return (
      path(`M${x} 0L${x} -74A38 38 0 0 1 ${x + 76} -74L${x + 76} 0Z`, { fill: darker(s.glass, 0.32) }) +
      path(`M${x} 0L${x} -74A38 38 0 0 1 ${x + 30} -110L${x + 22} 0Z`, { fill: darker(s.glass, 0.5), opacity: 0.4 })
    );
  });
  return [
    wall(canvas, -270, -330, 540, 330, s.wall),
    polygon(
      [
        [-300, -326],
        [300, -326],
        [252, -392],
        [-252, -392],
      ],
      { fill: s.roof },
    ),
    ...Array.from({ length: 12 }, (_, index) =>
      rectangle(-262 + index * 46, -390, 3, 62, { fill: darker(s.roof, 0.25), opacity: 0.4 }),
    ),
    ...arches,
    rectangle(-282, -150, 564, 12, { fill: lighter(s.wall, 0.5) }),
    windows(5, -222, -268, 97, 46, 82, s, true),
    ...[-222, -28, 166].map(
      (x) =>
        rectangle(x - 26, -196, 98, 6, { fill: darker(s.trim, 0.2) }) +
        rectangle(x - 26, -166, 98, 5, { fill: darker(s.trim, 0.2) }) +
        [0, 16, 32, 48, 64, 80, 94]
          .map((dx) => rectangle(x - 26 + dx, -194, 3.5, 30, { fill: darker(s.trim, 0.2) }))
          .join(''),
    ),
  ].join('');
}

function residence(canvas: Canvas, s: Style): string {
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

function garage(canvas: Canvas, s: Style): string {
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

function hall(canvas: Canvas, s: Style): string {
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

const drawings = { farmhouse, villa, modern, stift, longhouse, casa, residence, garage, hall };

/** A building whose threshold is at x, y; at scale 1 it is about 600 pixels wide. `haze` pales it with distance. */
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
