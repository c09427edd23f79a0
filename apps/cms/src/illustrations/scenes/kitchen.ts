import { lamp, outlook, room } from '../room.ts';
import { type Canvas, circle, ellipse, path, rectangle, round, shadow, width } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { tableTop, vase } from '../indoors.ts';
import { person } from '../people.ts';
import type { SceneOptions } from '../scene.ts';
import { blossomsOf, bowlOfFruit } from './tableware.ts';

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
