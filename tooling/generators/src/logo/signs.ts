/** A shape of a sign on a grid of 64 units: filled, or drawn as a line with round ends. */
export interface SignShape {
  path: string;
  /** In the default logo, `main` is the primary colour and `accent` the secondary one. */
  tone: 'main' | 'accent';
  /** Width of the line; none for a filled shape, whose holes follow the even-odd rule. */
  line?: number;
}

export type Sign = readonly SignShape[];

function main(path: string, line?: number): SignShape {
  return { path, tone: 'main', ...(line && { line }) };
}

function accent(path: string, line?: number): SignShape {
  return { path, tone: 'accent', ...(line && { line }) };
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0Z`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A point on a circle, in tenths of a unit; degrees run clockwise from the top. */
function pointAt(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${tenth(x + radius * Math.sin(angle))} ${tenth(y - radius * Math.cos(angle))}`;
}

function ray(x: number, y: number, [from, to]: readonly [number, number], degrees: number): string {
  return `M${pointAt(x, y, from, degrees)}L${pointAt(x, y, to, degrees)}`;
}

function petal(degrees: number): SignShape {
  const [x = 0, y = 0] = pointAt(32, 32, 18, degrees).split(' ').map(Number);
  return main(circle(x, y, 11.5));
}

function crossStitch(x: number, y: number): string {
  return `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`;
}

function hexagon(x: number, y: number): string {
  return `M${[0, 60, 120, 180, 240, 300].map((degrees) => pointAt(x, y, 15, degrees)).join('L')}Z`;
}

/** The signs of the logos, drawn for this project. */
export const signs = {
  // A house within a house.
  digallo: [main('M32 4 60 27v33H4V27Z M32 14 12 30.5V52h40V30.5Z'), accent('M32 24 44 34v18H20V34Z')],
  // Two peaks, snow on the higher one, and the sun.
  brunisberg: [main('M3 57 26 12 41 41l6-9 14 25Z M26 22 17.5 38.5l4.5 3 4-5 4 5 4.5-3Z'), accent(circle(49, 16, 7.5))],
  // Cross-stitches that make a cross.
  kreuzstift: [
    main([crossStitch(32, 10), crossStitch(10, 32), crossStitch(54, 32), crossStitch(32, 54)].join(''), 6),
    accent(crossStitch(32, 32), 6),
  ],
  // A wild rose.
  rosengarten: [...[0, 72, 144, 216, 288].map(petal), accent(circle(32, 32, 5.5))],
  // A round mountain in a crown of light.
  tabor: [
    main('M3 58C9 38 19 28 32 28s23 10 29 30Z'),
    accent([-36, -18, 0, 18, 36].map((degrees) => ray(32, 60, [38, 49], degrees)).join(''), 5.5),
  ],
  // An ear of wheat.
  waeckerling: [
    main(
      'M32 2c6 5 6 12 0 17-6-5-6-12 0-17Z M30 34c-9 0-14-5-14-14 9 0 14 5 14 14Z M34 34c0-9 5-14 14-14 0 9-5 14-14 14Z M30 50c-9 0-14-5-14-14 9 0 14 5 14 14Z M34 50c0-9 5-14 14-14 0 9-5 14-14 14Z',
    ),
    accent('M32 25V60', 5),
  ],
  // Two trees on a lawn.
  zumipark: [
    main(`${circle(23, 21, 17)}M20 36h6v18h-6Z`),
    accent(`${circle(48, 34, 11)}M45.5 43h5v11h-5Z`),
    main('M5 57H59', 5),
  ],
  // The sun over the lake.
  rivabella: [
    accent('M14 27a18 18 0 0 1 36 0Z'),
    main('M5 38c9-6 18-6 27 0s18 6 27 0M5 53c9-6 18-6 27 0s18 6 27 0', 6),
  ],
  // A spark.
  impuls: [
    main([0, 90, 180, 270].map((degrees) => ray(32, 32, [10, 27], degrees)).join(''), 8),
    accent([45, 135, 225, 315].map((degrees) => ray(32, 32, [11, 25], degrees)).join(''), 7),
  ],
  // A fir.
  bauma: [accent('M32 3 46 21h-7l11 14h-7l13 15H8l13-15h-7l11-14h-7Z'), main('M27.5 52.5h9v8.5h-9Z')],
  // A leaf.
  geeren: [main('M7 53C5 27 22 8 53 7Z'), accent('M57 11C56 42 37 59 11 57Z')],
  // Two who talk.
  'forum-gerontologie': [
    main('M10 5h31a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H20L9 42v-9a6 6 0 0 1-5-6V11a6 6 0 0 1 6-6Z'),
    accent('M53 22h1a6 6 0 0 1 6 6v16a6 6 0 0 1-5 6v10L44 50H27a6 6 0 0 1-6-6v-5h22a10 10 0 0 0 10-10Z'),
  ],
  // Three cells of a honeycomb: the three fields that took turns, called Zelgen.
  hinderzelg: [main(`${hexagon(32, 18)}${hexagon(17.5, 43.5)}`), accent(hexagon(46.5, 43.5))],
  // A key whose bow is a wheel.
  schlossgarage: [main(`${circle(22, 22, 15)}M34 34 57 57M46 46l7-7`, 7), accent(circle(22, 22, 5.5))],
  // A heart with the cross of nursing.
  enfermagem: [
    main(
      'M32 60C14 46 3 36 3 22A15 15 0 0 1 32 16 15 15 0 0 1 61 22C61 36 50 46 32 60Z M27.5 18.5v9h-9v9h9v9h9v-9h9v-9h-9v-9Z',
    ),
  ],
} as const satisfies Record<string, Sign>;

/** Pictures of the quality seals, on the same grid. */
export const sealSigns: Readonly<Record<string, string>> = {
  demenzfreundlich: 'M32 18c6-8 20-6 20 6 0 10-10 18-20 26-10-8-20-16-20-26 0-12 14-14 20-6Z',
  palliative: 'M30 50V36c-10 0-16-6-16-16 10 0 16 6 16 14 0-10 6-18 20-20 0 14-8 22-16 22v14Z',
  kueche: 'M20 12h4v14h3V12h4v14h3V12h4v18a8 8 0 0 1-6 8v14h-6V38a8 8 0 0 1-6-8Z M44 12c5 2 8 8 8 16v8h-4v16h-4Z',
};

/** The default seal: a tick. */
export const plainSeal = 'M14 33l6-6 9 9 17-18 6 6-23 24Z';
