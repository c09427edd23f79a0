import { type Canvas, circle, ellipse, path, place, rectangle, round, shadow } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';

const skins = ['#f0c9a8', '#e3b18c', '#c98f68', '#8d5a3c', '#f4d3b8'] as const;
const hairs = ['#efece6', '#d9d4cb', '#b9b4ad', '#6b4a35', '#3b2c26', '#c79a5b'] as const;

/** Clothes and apparent age of a person; omitted properties are random. */
export interface Look {
  shirt?: string;
  trousers?: string;
  /** Grey or white hair. */
  old?: boolean;
  skin?: string;
}

function lookOf({ palette, random }: Canvas, look: Look) {
  return {
    shirt: look.shirt ?? random.pick(...palette.cloth),
    trousers: look.trousers ?? random.pick(darker(palette.primary, 0.35), '#5d6470', mix(palette.wood, '#4a4540', 0.5)),
    hair: look.old ? random.pick(hairs[0], hairs[1], hairs[2]) : random.pick(hairs[3], hairs[4], hairs[5]),
    skin: look.skin ?? random.pick(...skins),
  };
}

const limb = (d: string, colour: string, line: number): string => path(d, { stroke: colour, line });

function head(x: number, y: number, hair: string, skin: string, behind: boolean, bun: boolean): string {
  return [
    rectangle(x - 9, y + 18, 18, 26, { fill: darker(skin, 0.08), corner: 8 }),
    circle(x, y, 31, { fill: behind ? hair : skin }),
    behind
      ? path(`M${x - 24} ${y + 18}Q${x} ${y + 40} ${x + 24} ${y + 18}Q${x} ${y + 26} ${x - 24} ${y + 18}Z`, {
          fill: skin,
        })
      : path(
          `M${x - 32} ${y + 4}C${x - 36} ${y - 44} ${x + 36} ${y - 44} ${x + 32} ${y + 4}C${x + 22} ${y - 16} ${x - 6} ${y - 20} ${x - 32} ${y + 4}Z`,
          { fill: hair },
        ),
    bun ? circle(x + (behind ? 0 : 20), y - 30, 13, { fill: hair }) : '',
    circle(x - 9, y - 12, 15, { fill: '#ffffff', opacity: 0.14 }),
  ].join('');
}

type Pose = 'standing' | 'walking' | 'pushing' | 'waving';

/** A standing person, soles at x, y; about 350 pixels high at scale 1. */
export function person(canvas: Canvas, x: number, y: number, scale: number, pose: Pose, look: Look = {}): void {
  const { shirt, trousers, hair, skin } = lookOf(canvas, look);
  const sleeve = darker(shirt, 0.12);
  const legs =
    pose === 'walking' || pose === 'pushing'
      ? limb('M-8 -150L-30 -78L-48 -6', darker(trousers, 0.18), 34) +
        limb('M10 -150L26 -80L40 -6', trousers, 34) +
        path('M-62 0q14 -14 34 -6v8z M28 0q22 -14 40 -4v6z', { fill: '#3b3531' })
      : limb('M-18 -150L-20 -6', darker(trousers, 0.14), 36) +
        limb('M18 -150L20 -6', trousers, 36) +
        path('M-40 2q4 -14 38 -10v10z M6 2q4 -14 38 -10v10z', { fill: '#3b3531' });
  const arms = {
    standing:
      limb('M-44 -250C-62 -214 -60 -186 -52 -158', sleeve, 26) +
      circle(-52, -148, 12, { fill: skin }) +
      limb('M44 -250C62 -214 60 -186 52 -158', sleeve, 26) +
      circle(52, -148, 12, { fill: skin }),
    walking:
      limb('M-42 -250C-58 -214 -44 -190 -30 -166', sleeve, 26) +
      circle(-26, -158, 12, { fill: skin }) +
      limb('M42 -250C62 -220 66 -196 56 -170', sleeve, 26) +
      circle(55, -160, 12, { fill: skin }),
    pushing: limb('M38 -246C66 -214 84 -196 108 -190', sleeve, 26) + circle(116, -188, 12, { fill: skin }),
    waving:
      limb('M-44 -250C-62 -214 -60 -186 -52 -158', sleeve, 26) +
      circle(-52, -148, 12, { fill: skin }) +
      limb('M44 -250C74 -262 84 -292 84 -318', sleeve, 24) +
      circle(85, -330, 12, { fill: skin }),
  }[pose];
  const torso =
    path(
      'M-46 -262C-34 -282 34 -282 46 -262C52 -216 44 -176 46 -134C20 -124 -20 -124 -46 -134C-44 -176 -52 -216 -46 -262Z',
      { fill: shirt },
    ) +
    path('M14 -277C30 -276 40 -272 46 -262C52 -216 44 -176 46 -134C38 -131 30 -129 22 -128C30 -180 26 -236 14 -277Z', {
      fill: darker(shirt, 0.14),
      opacity: 0.7,
    });
  const body = pose === 'pushing' ? legs + torso + arms : legs + arms + torso;
  canvas.add(
    shadow(x, y + 2 * scale, 74 * scale, 10 * scale, 0.18),
    place(x, y, scale, body, head(0, -318, hair, skin, false, canvas.random.chance(0.3))),
  );
}

/** Two people on a bench from behind, seat at x, y. */
export function bench(canvas: Canvas, x: number, y: number, scale: number, sitters: readonly Look[]): void {
  const { palette } = canvas;
  const drawn = sitters.map((look, index) => {
    const { shirt, hair, skin } = lookOf(canvas, look);
    const at = (index - (sitters.length - 1) / 2) * 112;
    return (
      path(`M${at - 56} 10C${at - 60} -80 ${at - 44} -112 ${at} -116C${at + 44} -112 ${at + 60} -80 ${at + 56} 10Z`, {
        fill: shirt,
      }) +
      path(
        `M${at + 16} -114C${at + 50} -104 ${at + 60} -76 ${at + 56} 10L${at + 28} 10C${at + 38} -40 ${at + 34} -84 ${at + 16} -114Z`,
        { fill: darker(shirt, 0.14), opacity: 0.7 },
      ) +
      head(at, -156, hair, skin, true, canvas.random.chance(0.4))
    );
  });
  const plank = (level: number) =>
    rectangle(-190, level, 380, 20, { fill: palette.wood, corner: 6 }) +
    rectangle(-190, level, 380, 6, { fill: lighter(palette.wood, 0.25), corner: 3 });
  const legs = [-160, 140].map((at) => rectangle(at, -46, 18, 150, { fill: darker(palette.wood, 0.35), corner: 4 }));
  canvas.add(
    shadow(x, y + 104 * scale, 240 * scale, 20 * scale),
    place(x, y, scale, ...drawn, ...legs, plank(-44), plank(-14), plank(24)),
  );
}

/** A person in a wheelchair and a carer who pushes it, wheels at x, y. */
export function wheelchair(canvas: Canvas, x: number, y: number, scale: number, carer: Look): void {
  const { palette } = canvas;
  const { shirt, hair, skin } = lookOf(canvas, { old: true });
  person(canvas, x - 170 * scale, y, scale, 'pushing', carer);
  const frame = darker(palette.primary, 0.3);
  const wheel = (cx: number, cy: number, r: number) =>
    circle(cx, cy, r, { stroke: frame, line: 7, fill: 'none' }) + circle(cx, cy, r * 0.16, { fill: frame });
  canvas.add(
    shadow(x + 20 * scale, y + 2, 110 * scale, 12 * scale, 0.18),
    place(
      x,
      y,
      scale,
      path('M-58 -190L-40 -190L-30 -96L56 -96L72 -28L92 -24', { stroke: frame, line: 9 }),
      limb('M-8 -104L52 -100L66 -34', darker(palette.secondary, 0.25), 32),
      path('M52 -18q8 -14 38 -8v12z', { fill: '#3b3531' }),
      path('M-44 -96C-50 -160 -36 -200 -4 -204C28 -200 38 -150 32 -96Z', { fill: shirt }),
      limb('M6 -176C16 -146 26 -130 46 -122', darker(shirt, 0.12), 22),
      circle(54, -120, 11, { fill: skin }),
      head(-4, -240, hair, skin, false, false),
      wheel(-8, -58, 58),
      wheel(74, -20, 20),
    ),
  );
}

const fingers = (from: readonly (readonly [number, number, number, number])[], colour: string) =>
  from
    .map(
      ([ax, ay, bx, by]) =>
        path(`M${ax} ${ay}Q${round((ax + bx) / 2)} ${round((ay + by) / 2 - 12)} ${bx} ${by}`, {
          stroke: darker(colour, 0.1),
          line: 45,
        }) +
        path(`M${ax} ${ay}Q${round((ax + bx) / 2)} ${round((ay + by) / 2 - 12)} ${bx} ${by}`, {
          stroke: colour,
          line: 38,
        }),
    )
    .join('');

/** An old hand between the two hands of a carer. Centre at x, y. */
export function holdingHands(canvas: Canvas, x: number, y: number, scale: number): void {
  const { palette, random } = canvas;
  const [young, old] = random.pick(
    ['#d9a27c', '#f0d2b8'] as const,
    ['#8d5a3c', '#efcfb4'] as const,
    ['#f0c9a8', '#e8c4a6'] as const,
  );
  const sleeve = palette.cloth[0];
  const cuff = palette.cloth[2];
  canvas.add(
    ellipse(x, y + 150 * scale, 420 * scale, 46 * scale, { fill: '#1d2733', opacity: 0.14 }),
    place(
      x,
      y,
      scale,
      limb('M420 104C260 84 190 84 110 96', young, 128),
      limb('M1100 260C700 210 460 130 300 90', sleeve, 190),
      ellipse(96, 84, 120, 74, { fill: young }),
      limb('M-500 100C-330 52 -240 36 -150 34', old, 112),
      limb('M-1100 250C-760 190 -560 120 -420 80', cuff, 180),
      ellipse(-76, 30, 124, 72, { fill: old }),
      fingers(
        [
          [-40, 6, 92, 30],
          [-30, 44, 96, 66],
          [-50, 76, 70, 100],
        ],
        old,
      ),
      path('M-150 -6Q-90 -34 -20 -22M-140 26Q-100 12 -60 12', { stroke: darker(old, 0.14), line: 5, opacity: 0.5 }),
      limb('M440 -50C290 -34 220 -30 150 -24', lighter(young, 0.05), 126),
      limb('M1100 -120C760 -60 520 -60 350 -40', lighter(sleeve, 0.06), 190),
      ellipse(96, -26, 132, 76, { fill: lighter(young, 0.05) }),
      fingers(
        [
          [90, -56, -60, -66],
          [74, -22, -92, -28],
          [80, 10, -78, 14],
          [92, 38, -40, 52],
        ],
        lighter(young, 0.05),
      ),
    ),
  );
}
