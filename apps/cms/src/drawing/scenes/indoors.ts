import { type Canvas, circle, ellipse, path, place, polygon, rectangle, round, shadow, width } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { cup, lamp, outlook, pottedPlant, room, tableTop, vase } from '../indoors.ts';
import { holdingHands, person } from '../people.ts';
import type { SceneOptions } from '../scene.ts';

const blossomsOf = ({ palette }: Canvas) => palette.blossoms;

function bowlOfFruit(canvas: Canvas, x: number, y: number, scale: number): void {
  const { palette, random } = canvas;
  const fruits = [
    [-56, -92, 36],
    [10, -106, 40],
    [66, -88, 34],
    [-20, -74, 34],
    [40, -66, 32],
  ] as const;
  canvas.add(
    shadow(x + 10, y + 4, 150 * scale, 18 * scale),
    place(
      x,
      y,
      scale,
      ...fruits.map(([fx, fy, r]) => {
        const colour = random.pick('#d9574a', '#e6a23c', '#9dbb58', mix('#d98a3c', palette.secondary, 0.4));
        return (
          circle(fx, fy, r, { fill: colour }) +
          circle(fx - r * 0.3, fy - r * 0.34, r * 0.36, { fill: '#ffffff', opacity: 0.34 }) +
          path(`M${fx} ${fy - r}q4 -12 12 -16`, { stroke: '#5a4028', line: 5 })
        );
      }),
      path('M-130 -70C-116 -16 -70 0 0 0C70 0 116 -16 130 -70Z', { fill: lighter(palette.primary, 0.24) }),
      path('M-130 -70C-116 -16 -90 -6 -50 -2C-84 -20 -98 -44 -102 -70Z', { fill: '#ffffff', opacity: 0.25 }),
    ),
  );
}

function teapot(canvas: Canvas, x: number, y: number, scale: number, colour: string): void {
  canvas.add(
    shadow(x + 10, y + 4, 140 * scale, 18 * scale),
    place(
      x,
      y,
      scale,
      path('M104 -96C170 -110 176 -30 92 -36', { stroke: darker(colour, 0.12), line: 16 }),
      path('M-96 -84C-150 -96 -150 -150 -186 -156C-176 -110 -150 -50 -92 -40Z', { fill: darker(colour, 0.08) }),
      path('M-110 -78C-110 -150 110 -150 110 -78C110 -20 70 0 0 0C-70 0 -110 -20 -110 -78Z', { fill: colour }),
      path('M-94 -84C-90 -120 -50 -134 -20 -134C-62 -110 -74 -40 -40 -10C-80 -20 -96 -44 -94 -84Z', {
        fill: '#ffffff',
        opacity: 0.26,
      }),
      ellipse(0, -132, 62, 13, { fill: darker(colour, 0.1) }),
      circle(0, -150, 14, { fill: darker(colour, 0.16) }),
    ),
  );
}

function chair(canvas: Canvas, x: number, y: number, scale: number, colour: string): void {
  canvas.add(
    shadow(x, y, 210 * scale, 26 * scale, 0.2),
    place(
      x,
      y,
      scale,
      ...[-130, 112].map((at) => rectangle(at, -50, 20, 50, { fill: darker(canvas.palette.wood, 0.2), corner: 6 })),
      path('M-140 -150C-158 -330 -120 -410 0 -410C120 -410 158 -330 140 -150Z', { fill: colour }),
      path('M-100 -160C-112 -310 -80 -366 0 -366C80 -366 112 -310 100 -160Z', { fill: lighter(colour, 0.14) }),
      rectangle(-150, -190, 300, 90, { fill: lighter(colour, 0.2), corner: 30 }),
      rectangle(-168, -124, 336, 84, { fill: darker(colour, 0.06), corner: 26 }),
      rectangle(-190, -250, 66, 210, { fill: darker(colour, 0.12), corner: 32 }),
      rectangle(124, -250, 66, 210, { fill: darker(colour, 0.16), corner: 32 }),
      rectangle(-74, -282, 148, 118, { fill: canvas.palette.cloth[2], corner: 24 }),
      path('M-50 -262L52 -190M-10 -270L62 -222M-66 -230L20 -174', {
        stroke: lighter(canvas.palette.secondary, 0.3),
        line: 8,
      }),
    ),
  );
}

/** A framed picture on the wall. */
function frame(canvas: Canvas, x: number, y: number, w: number, h: number): void {
  const { palette } = canvas;
  canvas.add(
    rectangle(x + 6, y + 10, w, h, { fill: '#1d2733', opacity: 0.12 }),
    rectangle(x, y, w, h, { fill: palette.wood, corner: 4 }),
    rectangle(x + 14, y + 14, w - 28, h - 28, { fill: '#fffaf0' }),
    rectangle(x + 34, y + 34, w - 68, h - 68, { fill: lighter(palette.secondary, 0.7) }),
    circle(x + w * 0.64, y + h * 0.42, h * 0.1, { fill: palette.secondary }),
    polygon(
      [
        [x + 34, y + h - 34],
        [x + 34, y + h * 0.62],
        [x + w * 0.4, y + h * 0.48],
        [x + w - 34, y + h * 0.7],
        [x + w - 34, y + h - 34],
      ],
      { fill: lighter(palette.primary, 0.3) },
    ),
  );
}

export function table(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random } = canvas;
  room(canvas, 1000, 0.5);
  const x = random.between(420, 620);
  outlook(canvas, x, 130, 860, 640, random.pick(2, 3));
  pottedPlant(canvas, random.chance() ? 190 : 1740, 1000, 1.7);
  tableTop(canvas, 930, random.chance() ? undefined : lighter(palette.cloth[2], 0.35));
  const turn = random.chance() ? 1 : -1;
  const at = (offset: number) => width / 2 + turn * offset;
  vase(canvas, at(-300), 1060, 1.25, blossomsOf(canvas));
  teapot(canvas, at(60), 1110, 1.2, palette.primary);
  cup(canvas, at(-110), 1210, 1.3, palette.secondary);
  cup(canvas, at(340), 1200, 1.3, lighter(palette.primary, 0.25));
  bowlOfFruit(canvas, at(600), 1090, 1.15);
  return (x + 430) / width;
}

export function livingRoom(canvas: Canvas, options: SceneOptions): number {
  const { palette, random, add } = canvas;
  const right = random.chance();
  room(canvas, 1000, right ? 0.66 : 0.34);
  outlook(canvas, right ? 980 : 200, 170, 700, 560, 2);
  const chairX = right ? 560 : 1340;
  frame(canvas, chairX - 300, 240, 250, 200);
  frame(canvas, chairX - 10, 290, 170, 220);
  add(
    ellipse(width / 2 + (right ? -120 : 120), 1150, 760, 100, { fill: lighter(palette.primary, 0.55) }),
    ellipse(width / 2 + (right ? -120 : 120), 1150, 680, 82, { fill: lighter(palette.primary, 0.68) }),
    ellipse(width / 2 + (right ? -120 : 120), 1150, 600, 64, { fill: lighter(palette.secondary, 0.62) }),
  );
  lamp(canvas, chairX + (right ? -180 : 180), 330, 1.05, palette.secondary);
  chair(canvas, chairX, 1130, 1.5, palette.primary);
  const side = right ? chairX + 420 : chairX - 420;
  add(
    shadow(side, 1150, 130, 18),
    rectangle(side - 10, 930, 20, 220, { fill: darker(palette.wood, 0.15) }),
    ellipse(side, 1150, 90, 14, { fill: darker(palette.wood, 0.1) }),
    ellipse(side, 930, 150, 26, { fill: lighter(palette.wood, 0.2) }),
  );
  cup(canvas, side - 50, 928, 0.85, lighter(palette.secondary, 0.1));
  add(
    rectangle(side + 10, 902, 110, 20, { fill: palette.primary, corner: 4 }),
    rectangle(side + 18, 884, 98, 20, { fill: palette.cloth[2], corner: 4 }),
  );
  pottedPlant(canvas, right ? 1790 : 130, 1090, 1.9);
  if (options.people) person(canvas, side + (right ? 300 : -300), 1130, 1.55, 'standing', { shirt: palette.cloth[1] });
  return right ? 0.7 : 0.3;
}

export function hands(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  room(canvas, 1500, 0.5);
  const left = random.chance();
  outlook(canvas, left ? 180 : 1080, 60, 660, 560, 2);
  vase(canvas, left ? 1500 : 420, 860, 1.5, blossomsOf(canvas));
  add(rectangle(0, 850, width, 60, { fill: darker(palette.room, 0.1), opacity: 0.3 }));
  tableTop(canvas, 840, lighter(palette.wood, 0.1));
  holdingHands(canvas, width / 2 + (left ? 30 : -30), 990, 1.28);
  return left ? 0.26 : 0.74;
}

export function kitchen(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  const right = random.chance();
  room(canvas, 1060, right ? 0.74 : 0.26);
  outlook(canvas, right ? 1130 : 250, 150, 540, 440, 2);
  const shelf = right ? 180 : 1040;
  for (const y of [300, 480]) {
    add(
      rectangle(shelf, y, 700, 18, { fill: palette.wood, corner: 4 }),
      rectangle(shelf, y + 18, 700, 8, { fill: '#1d2733', opacity: 0.1 }),
    );
    for (let index = 0; index < 8; index++) {
      const x = shelf + 50 + index * 84;
      const h = random.between(60, 118);
      const colour = random.pick(palette.cloth[0], palette.cloth[1], palette.cloth[2], '#f6ecdb');
      add(
        random.chance()
          ? rectangle(x - 28, y - h, 56, h, { fill: colour, corner: 10 }) +
              rectangle(x - 22, y - h - 12, 44, 14, { fill: darker(palette.wood, 0.1), corner: 4 })
          : ellipse(x, y - 14, 38, 16, { fill: darker(colour, 0.1) }) +
              path(`M${round(x - 40)} ${y - 48}Q${round(x)} ${y + 10} ${round(x + 40)} ${y - 48}Z`, { fill: colour }),
      );
    }
  }
  lamp(canvas, right ? 620 : 1300, 210, 0.9, palette.secondary);
  lamp(canvas, right ? 980 : 940, 190, 0.9, palette.secondary);
  person(canvas, right ? 760 : 1180, 1180, 2, 'standing', { shirt: '#fdfaf4', trousers: palette.primary });
  const hat = right ? 760 : 1180;
  add(
    path(
      `M${hat - 62} 520L${hat - 66} 460C${hat - 110} 430 ${hat - 80} 380 ${hat - 34} 400C${hat - 20} 364 ${hat + 30} 364 ${hat + 40} 400C${hat + 90} 380 ${hat + 110} 430 ${hat + 66} 460L${hat + 62} 520Z`,
      { fill: '#ffffff' },
    ),
    rectangle(hat - 64, 492, 128, 30, { fill: '#f1ece2', corner: 6 }),
  );
  add(
    rectangle(-20, 900, width + 40, 60, {
      fill: canvas.gradient([
        [0, lighter(palette.wood, 0.4)],
        [1, palette.wood],
      ]),
    }),
    rectangle(-20, 960, width + 40, 340, {
      fill: canvas.gradient([
        [0, lighter(palette.primary, 0.12)],
        [1, darker(palette.primary, 0.1)],
      ]),
    }),
  );
  for (let x = 60; x < width; x += 310)
    add(
      rectangle(x, 1000, 270, 260, { fill: 'none', stroke: lighter(palette.primary, 0.3), line: 5, corner: 8 }),
      rectangle(x + 110, 1030, 50, 10, { fill: lighter(palette.secondary, 0.3), corner: 5 }),
    );
  const pot = right ? 1250 : 660;
  add(
    shadow(pot, 902, 160, 14),
    rectangle(pot - 140, 730, 280, 172, { fill: lighter(palette.secondary, 0.1), corner: 22 }),
    rectangle(pot - 150, 722, 300, 24, { fill: darker(palette.secondary, 0.1), corner: 10 }),
    rectangle(pot - 186, 766, 44, 18, { fill: darker(palette.secondary, 0.2), corner: 8 }),
    rectangle(pot + 142, 766, 44, 18, { fill: darker(palette.secondary, 0.2), corner: 8 }),
    rectangle(pot - 120, 750, 40, 130, { fill: '#ffffff', opacity: 0.2, corner: 18 }),
  );
  for (const dx of [-60, 0, 60])
    add(
      path(`M${pot + dx} 700C${pot + dx - 40} 650 ${pot + dx + 40} 620 ${pot + dx} 560`, {
        stroke: '#ffffff',
        line: 20,
        opacity: 0.36,
      }),
    );
  bowlOfFruit(canvas, right ? 1620 : 290, 906, 1.2);
  vase(canvas, right ? 230 : 1700, 906, 0.9, blossomsOf(canvas));
  return right ? 0.74 : 0.26;
}

export function craft(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  room(canvas, 1080, 0.5);
  outlook(canvas, 640, 120, 640, 480, 3);
  for (const x of [110, 1400]) {
    add(rectangle(x, 220, 420, 300, { fill: lighter(palette.wood, 0.35), corner: 8 }));
    for (let index = 0; index < 5; index++) {
      const at = x + 60 + index * 76;
      add(
        random.pick(
          rectangle(at - 8, 270, 16, 120, { fill: palette.wood, corner: 6 }) +
            rectangle(at - 30, 250, 60, 34, { fill: '#7d858d', corner: 5 }),
          rectangle(at - 9, 270, 18, 80, { fill: palette.secondary, corner: 8 }) +
            rectangle(at - 4, 345, 8, 110, { fill: '#8a929a' }),
          circle(at, 330, 36, { stroke: palette.primary, line: 14 }) +
            rectangle(at - 3, 260, 6, 36, { fill: palette.wood }),
        ),
      );
    }
  }
  person(canvas, 640, 1160, 1.72, 'standing', { shirt: palette.primary });
  person(canvas, 1290, 1160, 1.72, 'waving', { shirt: palette.cloth[1] });
  tableTop(canvas, 900, lighter(palette.wood, 0.14));
  for (const [x, h, colour] of [
    [300, 190, palette.secondary],
    [470, 130, palette.cloth[2]],
    [1560, 210, palette.primary],
  ] as const) {
    add(
      shadow(x + 12, 1050, 84, 14),
      path(
        `M${x - 40} ${1050 - h}C${x - 20} ${1050 - h * 0.8} ${x - 92} ${1050 - h * 0.5} ${x - 60} 1040C${x - 40} 1056 ${x + 40} 1056 ${x + 60} 1040C${x + 92} ${1050 - h * 0.5} ${x + 20} ${1050 - h * 0.8} ${x + 40} ${1050 - h}Z`,
        { fill: colour },
      ),
      ellipse(x, 1050 - h, 40, 9, { fill: darker(colour, 0.25) }),
      path(`M${x - 44} ${1050 - h * 0.4}q20 30 88 0`, { stroke: lighter(colour, 0.4), line: 9 }),
    );
  }
  add(
    ...[0, 1, 2, 3].map((index) =>
      rectangle(800 + index * 18, 1150 - index * 34, 420 - index * 50, 34, {
        fill: mix(palette.wood, '#f3dfbe', 0.2 + index * 0.16),
        corner: 5,
      }),
    ),
  );
  add(
    shadow(1760, 1150, 90, 14),
    rectangle(1690, 1010, 140, 140, { fill: lighter(palette.primary, 0.5), corner: 16 }),
    ...[1710, 1742, 1770, 1798].map(
      (x, index) =>
        rectangle(x, 880 + index * 14, 12, 140, { fill: palette.wood, corner: 5 }) +
        ellipse(x + 6, 876 + index * 14, 11, 24, { fill: random.pick(...blossomsOf(canvas)) }),
    ),
  );
  return 0.5;
}
