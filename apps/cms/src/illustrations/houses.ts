import { type Style, windows, door, wall } from './buildingParts.ts';
import { type Canvas, circle, path, polygon, rectangle } from './canvas.ts';
import { darker, lighter } from './colour.ts';

export function farmhouse(canvas: Canvas, s: Style): string {
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

export function villa(canvas: Canvas, s: Style): string {
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

export function stift(canvas: Canvas, s: Style): string {
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

export function longhouse(canvas: Canvas, s: Style): string {
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

export function casa(canvas: Canvas, s: Style): string {
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
