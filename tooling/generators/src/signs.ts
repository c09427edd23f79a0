/**
 * The signs of the logos: closed shapes on a grid of 64 units, drawn for this project. Each is one path, filled by the
 * even-odd rule, so that holes need no second colour.
 */
export const signs = {
  // A pentagon of houses around a court.
  digallo: 'M32 4 60 26v34H38V40H26v20H4V26Z M32 14 14 28v22h2V32h32v18h2V28Z',
  // A hill with a spring.
  brunisberg: 'M2 54 24 16l12 20 8-12 18 30Z M24 30l-9 16h18Z',
  // A cross of four stitches.
  kreuzstift: 'M24 4h16v16L32 28l-8-8Z M60 24v16H44l-8-8 8-8Z M40 60H24V44l8-8 8 8Z M4 40V24h16l8 8-8 8Z',
  // A rose seen from above.
  rosengarten:
    'M32 4a14 14 0 0 1 13 9 14 14 0 0 1 11 21 14 14 0 0 1-12 21 14 14 0 0 1-24 0A14 14 0 0 1 8 34 14 14 0 0 1 19 13 14 14 0 0 1 32 4Z M32 18a14 14 0 1 0 14 14 5 5 0 0 1-9 3 7 7 0 1 1-5-9c4 0 6-8 0-8Z',
  // A round mountain with the sun behind it.
  tabor: 'M32 6a13 13 0 0 1 13 13 13 13 0 0 1-1 5 20 20 0 0 0-24 0 13 13 0 0 1-1-5A13 13 0 0 1 32 6Z M4 56a28 28 0 0 1 56 0Z M14 50h36a18.500 18.500 0 0 0-36 0Z',
  // An ear of grain.
  waeckerling:
    'M30 60V44C18 44 14 36 14 28c8 0 14 3 16 8V26C20 25 17 18 17 11c7 1 11 4 13 9 0-7 1-11 2-16 1 5 2 9 2 16 2-5 6-8 13-9 0 7-3 14-13 15v10c2-5 8-8 16-8 0 8-4 16-16 16v16Z',
  // A tree in a park.
  zumipark: 'M29 60V46a18 18 0 1 1 6 0v14Z M29 40V30l-6-5 2-3 7 5 7-5 2 3-6 5v10a12 12 0 1 0-6 0Z',
  // The lake's waves below the sun.
  rivabella:
    'M32 6a14 14 0 0 1 14 14v6H18v-6A14 14 0 0 1 32 6Z M4 34c7-6 14-6 21 0s14 6 21 0c5-4 9-5 14-3v8c-5-3-9-2-14 2-7 6-14 6-21 0s-14-6-21 0Z M4 50c7-6 14-6 21 0s14 6 21 0c5-4 9-5 14-3v8c-5-3-9-2-14 2-7 6-14 6-21 0s-14-6-21 0Z',
  // Rays from a centre.
  impuls: 'M28 4h8v18l13-13 6 6-13 13h18v8H42l13 13-6 6-13-13v18h-8V42L15 55l-6-6 13-13H4v-8h18L9 15l6-6 13 13Z',
  // A beam tree, for the village of timber.
  bauma: 'M32 4 54 30H42l14 16H36v14h-8V46H8l14-16H10Z M32 16 24 25h9l-9 13h16l-8-10h8Z',
  // A pointed leaf, for the wedge of land that gives the name.
  geeren: 'M8 56C6 28 22 8 56 8c0 34-20 50-48 48Z M16 49C34 44 44 34 48 17 36 34 28 40 16 49Z',
  // Two talking.
  'forum-gerontologie':
    'M4 10h36v26H20l-8 8v-8H4Z M46 20h14v26h-6v8l-8-8H26v-5h20Z M12 18v4h20v-4Z M12 26v4h14v-4Z',
  // Fields behind a fence.
  hinderzelg: 'M4 12h56v8H4Z M4 26h56v6H4Z M8 38h8v22H8Z M22 38h8v22h-8Z M36 38h8v22h-8Z M50 38h8v22h-8Z',
  // A key whose bow is a wheel.
  schlossgarage:
    'M22 6a16 16 0 0 1 15 22l23 23v9H48v-6h-6v-6h-6l-8-11A16 16 0 1 1 22 6Z M22 14a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
  // A heart with a cross.
  enfermagem:
    'M32 58C14 44 4 34 4 22A14 14 0 0 1 32 16a14 14 0 0 1 28 6c0 12-10 22-28 36Z M28 20v8h-8v8h8v8h8v-8h8v-8h-8v-8Z',
} as const;

/** Pictures of the quality seals, on the same grid. */
export const sealSigns = {
  demenzfreundlich: 'M32 16c6-8 20-6 20 6 0 10-10 18-20 26-10-8-20-16-20-26 0-12 14-14 20-6Z',
  palliative: 'M30 50V36c-10 0-16-6-16-16 10 0 16 6 16 14 0-10 6-18 20-20 0 14-8 22-16 22v14Z',
  kueche: 'M20 12h4v14h3V12h4v14h3V12h4v18a8 8 0 0 1-6 8v14h-6V38a8 8 0 0 1-6-8Z M44 12c5 2 8 8 8 16v8h-4v16h-4Z',
} as const;
