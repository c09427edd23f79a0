import { type Canvas, circle, ellipse, height, path, place, polygon, rectangle, shadow, width } from '../canvas.ts';
import { building } from '../buildings.ts';
import { darker, lighter, mix } from '../colour.ts';
import { lamp, outlook, pottedPlant, room, tableTop, cup } from '../indoors.ts';
import { ground, hillLine, mountains, sky, water } from '../landscape.ts';
import { person } from '../people.ts';
import { bush, flowers, grass, grove, tree } from '../plants.ts';
import type { SceneOptions } from '../scene.ts';

function car(canvas: Canvas, x: number, y: number, scale: number, colour: string): void {
  const glass = lighter(canvas.palette.glass, 0.15);
  const wheel = (at: number) =>
    circle(at, -44, 62, { fill: darker(colour, 0.5) }) +
    circle(at, -44, 52, { fill: '#2a2d32' }) +
    circle(at, -44, 30, { fill: '#c9ced3' }) +
    circle(at, -44, 10, { fill: '#7c848c' }) +
    path(`M${at - 26} -44L${at + 26} -44M${at} -70L${at} -18`, { stroke: '#8d959d', line: 6 });
  canvas.add(
    shadow(x, y + 4, 370 * scale, 26 * scale, 0.26),
    place(
      x,
      y,
      scale,
      path(
        'M-340 -60C-352 -120 -330 -150 -270 -160L-190 -172C-140 -240 -100 -262 -20 -264C70 -266 120 -250 180 -178L280 -160C336 -150 350 -120 340 -60C330 -40 300 -40 260 -40L-290 -40C-320 -40 -336 -44 -340 -60Z',
        { fill: colour },
      ),
      path(
        'M-340 -60C-346 -92 -344 -112 -334 -128L336 -128C346 -108 346 -84 340 -60C330 -40 300 -40 260 -40L-290 -40C-320 -40 -336 -44 -340 -60Z',
        { fill: darker(colour, 0.2), opacity: 0.7 },
      ),
      path('M-164 -172C-126 -222 -96 -242 -24 -244L-24 -172Z', { fill: glass }),
      path('M0 -244C64 -244 104 -228 146 -176L0 -172Z', { fill: glass }),
      polygon(
        [
          [-110, -214],
          [-70, -236],
          [-100, -172],
          [-146, -172],
        ],
        { fill: '#ffffff', opacity: 0.4 },
      ),
      polygon(
        [
          [30, -243],
          [60, -240],
          [20, -172],
          [0, -172],
        ],
        { fill: '#ffffff', opacity: 0.3 },
      ),
      path('M-12 -172L-12 -60M150 -170L164 -64', { stroke: darker(colour, 0.3), line: 4, opacity: 0.6 }),
      rectangle(20, -150, 44, 9, { fill: lighter(colour, 0.4), corner: 4 }),
      path('M-330 -136C-300 -146 -280 -144 -268 -130L-334 -116Z', { fill: '#fff4cf' }),
      path('M334 -140L306 -138L310 -116L340 -112Z', { fill: '#d8483a' }),
      path('M-300 -154C-240 -168 -200 -170 -180 -172', { stroke: '#ffffff', line: 6, opacity: 0.5 }),
      wheel(-212),
      wheel(210),
    ),
  );
}

function castle(canvas: Canvas, x: number, y: number, scale: number): void {
  const { palette } = canvas;
  const stone = mix(palette.wall, palette.skyLow, 0.35);
  const roof = mix(palette.roof, palette.skyLow, 0.3);
  const tower = (at: number, h: number, w: number) =>
    rectangle(at, -h, w, h, { fill: stone }) +
    rectangle(at + w * 0.6, -h, w * 0.4, h, { fill: darker(stone, 0.1) }) +
    polygon(
      [
        [at - 10, -h],
        [at + w / 2, -h - w * 1.1],
        [at + w + 10, -h],
      ],
      { fill: roof },
    ) +
    rectangle(at + w * 0.4, -h + 26, w * 0.2, 30, { fill: darker(stone, 0.45), corner: 6 });
  canvas.add(
    place(
      x,
      y,
      scale,
      tower(-60, 300, 100),
      rectangle(-200, -170, 360, 170, { fill: lighter(stone, 0.2) }),
      polygon(
        [
          [-214, -168],
          [174, -168],
          [130, -236],
          [-170, -236],
        ],
        { fill: roof },
      ),
      ...[-160, -100, -40, 20, 80].map((at) => rectangle(at, -130, 22, 36, { fill: darker(stone, 0.4), corner: 8 })),
      tower(140, 230, 76),
      tower(-250, 200, 70),
    ),
  );
}

export function forecourt(canvas: Canvas, options: SceneOptions): number {
  const { palette, random, add } = canvas;
  sky(canvas, 0.2);
  mountains(canvas, 600, 330, palette.far[0], 7);
  ground(canvas, hillLine(canvas, 560, 30, 3), palette.far[2]);
  ground(
    canvas,
    [
      [-160, 640],
      [900, 600],
      [1420, 470],
      [1700, 470],
      [2100, 560],
    ],
    palette.green[0],
  );
  castle(canvas, 1560, 486, 0.78);
  grove(canvas, 1180, 580, 16, 30, mix(palette.leaf, palette.skyLow, 0.25));
  ground(canvas, hillLine(canvas, 760, 12, 3), palette.green[1]);
  tree(canvas, 'round', 90, 900, 1.8);
  tree(canvas, 'birch', 1700, 890, 1.5);
  building(canvas, options.building ?? 'garage', 820, 960, 1.36);
  add(
    rectangle(0, 950, width, height - 950, {
      fill: canvas.gradient([
        [0, mix('#c9ccd0', palette.path, 0.4)],
        [1, '#9da2a8'],
      ]),
    }),
  );
  for (const x of [140, 620, 1100, 1580])
    add(
      polygon(
        [
          [x, 1000],
          [x + 10, 1000],
          [x - 110, height],
          [x - 140, height],
        ],
        { fill: '#ffffff', opacity: 0.6 },
      ),
    );
  bush(canvas, 1560, 968, 70, palette.blossoms);
  bush(canvas, 1680, 974, 84, palette.blossoms);
  person(canvas, 1330, 1060, 0.95, random.pick('standing', 'waving'), { shirt: palette.secondary });
  car(canvas, random.between(470, 560), 1160, 1.15, palette.secondary);
  car(canvas, 1490, 1210, 1.2, lighter(palette.primary, 0.55));
  return 0.2;
}

export function workshop(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  room(canvas, 980, 0.3);
  add(
    rectangle(0, 0, width, 980, {
      fill: canvas.gradient([
        [0, '#e3e6e8'],
        [1, '#f6f5f2'],
      ]),
    }),
    rectangle(0, 640, width, 340, { fill: mix('#cfd4d8', palette.secondary, 0.12) }),
    rectangle(0, 632, width, 10, { fill: palette.secondary }),
  );
  outlook(canvas, 160, 130, 620, 360, 3);
  add(rectangle(1180, 180, 600, 360, { fill: lighter(palette.wood, 0.3), corner: 8 }));
  for (let row = 0; row < 2; row++)
    for (let index = 0; index < 8; index++) {
      const [x, y] = [1220 + index * 70, 220 + row * 160];
      add(
        random.pick(
          rectangle(x, y, 12, 120, { fill: '#7d858d', corner: 6 }) +
            circle(x + 6, y, 20, { stroke: '#7d858d', line: 11 }),
          rectangle(x, y, 14, 60, { fill: palette.secondary, corner: 7 }) +
            rectangle(x + 4, y + 56, 6, 64, { fill: '#9aa2aa' }),
          rectangle(x - 6, y + 20, 26, 96, { fill: palette.primary, corner: 8 }),
        ),
      );
    }
  add(
    rectangle(0, 980, width, 300, {
      fill: canvas.gradient([
        [0, '#c9ccce'],
        [1, '#a7abae'],
      ]),
    }),
  );
  for (const x of [560, 1280])
    add(
      shadow(x + 20, 1100, 80, 14),
      rectangle(x, 470, 44, 630, { fill: palette.secondary, corner: 6 }),
      rectangle(x + 30, 470, 14, 630, { fill: darker(palette.secondary, 0.2) }),
      rectangle(x - 40, 1080, 124, 24, { fill: darker(palette.secondary, 0.35), corner: 6 }),
    );
  car(canvas, 940, 800, 1.1, lighter(palette.primary, 0.3));
  add(rectangle(580, 796, 724, 22, { fill: '#4a4f55', corner: 6 }));
  person(canvas, 900, 1190, 1.06, 'waving', { shirt: palette.primary, trousers: palette.primary });
  add(
    shadow(1620, 1150, 180, 18),
    rectangle(1480, 830, 280, 310, { fill: palette.secondary, corner: 10 }),
    ...[0, 1, 2, 3].map(
      (index) =>
        rectangle(1500, 850 + index * 70, 240, 56, { fill: lighter(palette.secondary, 0.14), corner: 5 }) +
        rectangle(1580, 868 + index * 70, 80, 12, { fill: '#e9ecee', corner: 5 }),
    ),
  );
  const tyres = [
    [260, 1150],
    [260, 1090],
    [260, 1030],
  ] as const;
  add(
    shadow(260, 1170, 130, 16),
    ...tyres.map(
      ([x, y]) =>
        ellipse(x, y, 120, 38, { fill: '#2c2f34' }) +
        ellipse(x, y - 8, 112, 30, { fill: '#40444a' }) +
        ellipse(x, y - 8, 50, 13, { fill: '#1f2226' }),
    ),
  );
  lamp(canvas, 960, 190, 1.2, palette.primary);
  return 0.28;
}

export function road(canvas: Canvas, options: SceneOptions): number {
  const { palette, add } = canvas;
  const sunX = 0.74;
  sky(canvas, sunX);
  mountains(canvas, 640, 400, palette.far[0], 6);
  mountains(canvas, 660, 230, palette.far[1], 8);
  ground(canvas, hillLine(canvas, 640, 40, 3), palette.far[2]);
  ground(
    canvas,
    [
      [-160, 600],
      [300, 560],
      [700, 690],
      [2100, 720],
    ],
    palette.green[0],
  );
  castle(canvas, 300, 580, 0.6);
  grove(canvas, 560, 690, 20, 30, mix(palette.leaf, palette.skyLow, 0.3));
  ground(canvas, hillLine(canvas, 800, 20, 3), palette.green[1]);
  for (const x of [180, 640, 1280, 1720]) tree(canvas, options.trees?.[0] ?? 'round', x, 880, 1.25, 0.08);
  add(
    path('M-60 1010C500 940 1400 940 1980 1010L1980 1180C1400 1090 500 1090 -60 1180Z', {
      fill: canvas.gradient([
        [0, '#aeb2b8'],
        [1, '#8f949b'],
      ]),
    }),
    path('M-60 1092C500 1014 1400 1014 1980 1092', { stroke: '#ffffff', line: 8, opacity: 0.7 }),
  );
  car(canvas, 900, 1096, 1.06, palette.secondary);
  ground(
    canvas,
    [
      [-160, 1190],
      [600, 1120],
      [1300, 1120],
      [2100, 1190],
    ],
    palette.green[2],
  );
  flowers(canvas, -20, 1950, 1300, 110, palette.blossoms);
  return sunX;
}

export function lecture(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  room(canvas, 860, 0.2);
  outlook(canvas, 110, 140, 320, 520, 2);
  add(
    rectangle(606, 106, 836, 500, { fill: '#1d2733', opacity: 0.12, corner: 8 }),
    rectangle(600, 96, 836, 500, { fill: '#ffffff', corner: 8 }),
    rectangle(640, 140, 380, 30, { fill: palette.primary, corner: 6 }),
    ...[0, 1, 2].map((index) =>
      rectangle(640, 210 + index * 40, 300 - index * 40, 14, { fill: lighter(palette.primary, 0.6), corner: 6 }),
    ),
  );
  const bars = [120, 190, 160, 250, 300];
  add(
    ...bars.map((h, index) =>
      rectangle(1060 + index * 66, 540 - h, 44, h, {
        fill: index % 2 ? palette.secondary : palette.primary,
        corner: 6,
      }),
    ),
    circle(760, 450, 92, { fill: lighter(palette.primary, 0.6) }),
    path('M760 450L760 358A92 92 0 0 1 840 496Z', { fill: palette.secondary }),
  );
  for (const x of [760, 1280]) lamp(canvas, x, 60, 0.7, palette.secondary);
  pottedPlant(canvas, 1720, 880, 1.7);
  person(canvas, 1520, 900, 1.3, 'waving', { shirt: palette.primary });
  add(
    shadow(1640, 900, 90, 12),
    rectangle(1580, 700, 130, 200, { fill: palette.wood, corner: 6 }),
    polygon(
      [
        [1560, 690],
        [1730, 690],
        [1716, 716],
        [1574, 716],
      ],
      { fill: lighter(palette.wood, 0.25) },
    ),
  );
  const hairs = ['#efece6', '#d9d4cb', '#6b4a35', '#3b2c26', '#b9b4ad', '#c79a5b'] as const;
  for (let row = 0; row < 3; row++) {
    const scale = 0.95 + row * 0.42;
    const step = 190 * scale;
    for (let x = row % 2 ? 40 : 150; x < width + 100; x += step) {
      if (random.chance(0.12)) continue;
      const y = 960 + row * 150;
      const shirt = random.pick(...palette.cloth, '#f0e9dc', '#c9d2d8');
      const hair = random.pick(...hairs);
      const skin = random.pick('#f0c9a8', '#e3b18c', '#c98f68', '#8d5a3c');
      add(
        place(
          x + random.between(-16, 16),
          y,
          scale,
          path('M-74 240C-78 70 -56 30 0 26C56 30 78 70 74 240Z', { fill: shirt }),
          path('M20 28C58 40 78 80 74 240L40 240C52 130 44 60 20 28Z', { fill: darker(shirt, 0.14), opacity: 0.6 }),
          rectangle(-12, -6, 24, 40, { fill: darker(skin, 0.1), corner: 10 }),
          circle(0, -30, 42, { fill: hair }),
          path('M-32 -6Q0 28 32 -6Q0 8 -32 -6Z', { fill: skin }),
          circle(-12, -46, 20, { fill: '#ffffff', opacity: 0.14 }),
        ),
      );
    }
  }
  return 0.14;
}

export function seminar(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  room(canvas, 980, 0.6);
  outlook(canvas, 960, 130, 760, 520, 3);
  add(rectangle(140, 150, 560, 560, { fill: lighter(palette.wood, 0.25), corner: 6 }));
  for (let row = 0; row < 3; row++) {
    let x = 170;
    while (x < 650) {
      const w = random.between(22, 46);
      const h = random.between(110, 150);
      add(
        rectangle(x, 322 + row * 180 - h, w, h, {
          fill: random.pick(...palette.cloth, palette.primary, palette.secondary, '#f0e6d2'),
          corner: 4,
        }),
        rectangle(x + 4, 322 + row * 180 - h + 20, w - 8, 8, { fill: '#ffffff', opacity: 0.4 }),
      );
      x += w + 5;
    }
    add(rectangle(150, 322 + row * 180, 540, 18, { fill: palette.wood }));
  }
  person(canvas, 560, 1150, 1.6, 'standing', { shirt: palette.cloth[1], old: true });
  person(canvas, 1010, 1150, 1.62, 'waving', { shirt: palette.primary });
  person(canvas, 1480, 1150, 1.58, 'standing', {});
  tableTop(canvas, 930, lighter(palette.wood, 0.2));
  add(
    ...[
      [420, 1100, -8],
      [980, 1140, 4],
      [1420, 1090, -3],
    ].map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${rectangle(-120, -40, 240, 96, { fill: '#fffdf8', corner: 6 })}${rectangle(-4, -40, 8, 96, { fill: '#e6dfd2' })}${[-20, 0, 20].map((line) => rectangle(-100, line, 80, 5, { fill: '#cfc8bb' }) + rectangle(22, line, 70, 5, { fill: '#cfc8bb' })).join('')}</g>`,
    ),
  );
  cup(canvas, 700, 1130, 1.2, palette.secondary);
  cup(canvas, 1690, 1140, 1.2, palette.primary);
  return 0.66;
}

export function team(canvas: Canvas, options: SceneOptions): number {
  const { palette, random, add } = canvas;
  sky(canvas, 0.78);
  mountains(canvas, 620, 320, palette.far[0], 7);
  ground(canvas, hillLine(canvas, 620, 26, 3), palette.far[2]);
  building(canvas, options.building ?? 'residence', 560, 930, 1.3, 0.16);
  grove(canvas, 1180, 800, 12, 52, mix(palette.leaf, palette.skyLow, 0.25));
  tree(canvas, 'birch', 1740, 950, 2);
  ground(canvas, hillLine(canvas, 930, 8, 3), palette.green[1]);
  add(
    path('M-60 1020C600 980 1300 980 1980 1020L1980 1300L-60 1300Z', {
      fill: canvas.gradient([
        [0, mix(palette.path, palette.green[1], 0.2)],
        [1, palette.path],
      ]),
    }),
  );
  const tunic = lighter(palette.primary, 0.08);
  for (const [x, pose, shirt] of [
    [700, 'standing', tunic],
    [960, 'waving', lighter(palette.secondary, 0.1)],
    [1220, 'standing', tunic],
    [1460, random.pick('standing', 'waving'), '#fdfaf4'],
  ] as const) {
    person(canvas, x, 1190, 1.62, pose, { shirt, trousers: x === 960 ? darker(palette.primary, 0.3) : '#f1eee8' });
    add(
      rectangle(x + 14, 1190 - 236 * 1.62, 30, 40, { fill: '#ffffff', corner: 4 }),
      rectangle(x + 19, 1190 - 226 * 1.62, 20, 5, { fill: palette.secondary }),
    );
  }
  bush(canvas, 330, 1120, 110, palette.blossoms);
  bush(canvas, 1740, 1130, 110, palette.blossoms);
  return 0.78;
}

export function town(canvas: Canvas, _options: SceneOptions): number {
  const { palette, random, add } = canvas;
  const sunX = random.between(0.4, 0.6);
  sky(canvas, sunX, 0.32);
  mountains(canvas, 620, 330, palette.far[0], 6);
  ground(canvas, hillLine(canvas, 610, 30, 3), palette.far[2]);
  const row = (base: number, haze: number, low: number, high: number) => {
    let x = -40;
    while (x < width) {
      const w = random.between(90, 170);
      const h = random.between(low, high);
      const front = mix(
        random.pick(palette.wall, lighter(palette.secondary, 0.6), lighter(palette.primary, 0.65), '#f3e2cf'),
        palette.skyLow,
        haze,
      );
      const roof = mix(palette.roof, palette.skyLow, haze);
      add(
        rectangle(x, base - h, w, h, { fill: front }),
        polygon(
          [
            [x - 6, base - h],
            [x + w * 0.5, base - h - w * 0.42],
            [x + w + 6, base - h],
          ],
          { fill: roof },
        ),
      );
      for (let wy = base - h + 22; wy < base - 34; wy += 48)
        for (let wx = x + 16; wx < x + w - 26; wx += 38)
          add(rectangle(wx, wy, 18, 27, { fill: mix(darker(palette.glass, 0.3), palette.skyLow, haze), corner: 2 }));
      x += w;
    }
  };
  row(740, 0.5, 110, 190);
  for (const x of [500, 610])
    add(
      rectangle(x, 420, 64, 330, { fill: mix(palette.wall, palette.skyLow, 0.3) }),
      polygon(
        [
          [x - 6, 422],
          [x + 32, 270],
          [x + 70, 422],
        ],
        { fill: mix(palette.primary, palette.skyLow, 0.25) },
      ),
      circle(x + 32, 470, 20, { fill: '#ffffff', stroke: palette.primary, line: 4 }),
    );
  row(830, 0.16, 130, 250);
  add(rectangle(0, 826, width, 26, { fill: darker(palette.wall, 0.24) }));
  water(canvas, 850, height, sunX);
  add(
    path('M-40 960C300 800 560 800 880 960L880 1000C560 860 300 860 -40 1000Z', { fill: darker(palette.wall, 0.1) }),
    path('M-40 950C300 790 560 790 880 950', { stroke: lighter(palette.wall, 0.4), line: 16 }),
  );
  person(canvas, 420, 850, 0.42, 'walking', { shirt: palette.primary });
  person(canvas, 500, 852, 0.42, 'walking', { old: true });
  ground(
    canvas,
    [
      [-160, 1230],
      [500, 1180],
      [1200, 1200],
      [2100, 1120],
    ],
    palette.green[3],
  );
  tree(canvas, 'round', 1740, 1190, 2.7);
  grass(canvas, 1290, -20, 1950);
  return sunX;
}
