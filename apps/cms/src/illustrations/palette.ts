import { darker, isWarm, lighter, mix } from './colour.ts';

/** The light of a picture. */
export type Mood = 'morning' | 'day' | 'evening';

/** The colours of one picture: natural colours, tinted with the tenant's two. */
export interface Palette {
  primary: string;
  secondary: string;
  skyTop: string;
  skyLow: string;
  sun: string;
  /** Mountains, farthest first. */
  far: readonly [string, string, string];
  /** Meadows and woods, farthest first. */
  green: readonly [string, string, string, string];
  leaf: string;
  water: string;
  wall: string;
  roof: string;
  wood: string;
  path: string;
  glass: string;
  /** Light that falls over everything. */
  glow: string;
  /** Walls and floor of a room. */
  room: string;
  floor: string;
  cloth: readonly [string, string, string];
  blossoms: readonly [string, string, string, string];
}

const skies: Readonly<Record<Mood, { top: string; low: string; sun: string; glow: string }>> = {
  morning: { top: '#bcd6e6', low: '#fdf0df', sun: '#fff6e2', glow: '#fff3dc' },
  day: { top: '#a9d0e8', low: '#f1f7f5', sun: '#ffffff', glow: '#ffffff' },
  evening: { top: '#c7b5c9', low: '#ffdcb4', sun: '#fff0cf', glow: '#ffd9a0' },
};

export function paletteOf(colours: { primary: string; secondary: string }, mood: Mood): Palette {
  const { primary, secondary } = colours;
  const sky = skies[mood];
  const haze = sky.low;
  // Red or brown over green would make a meadow look muddy: such a primary colour tints it less.
  const tint = isWarm(primary) ? 0.07 : 0.3;
  const meadow = mix('#86ab5c', primary, tint);
  const wood = mix('#a9744a', secondary, 0.3);
  return {
    primary,
    secondary,
    skyTop: mix(sky.top, lighter(primary, 0.45), 0.4),
    skyLow: haze,
    sun: sky.sun,
    far: [
      mix(lighter(primary, 0.5), haze, 0.62),
      mix(lighter(primary, 0.35), haze, 0.42),
      mix(lighter(primary, 0.22), haze, 0.26),
    ],
    green: [
      mix(lighter(meadow, 0.3), haze, 0.4),
      mix(lighter(meadow, 0.18), haze, 0.18),
      mix(meadow, sky.glow, 0.08),
      darker(mix(meadow, primary, tint), 0.12),
    ],
    leaf: mix('#5f9150', primary, tint * 1.4),
    water: mix(mix('#8fbfd0', lighter(primary, 0.3), 0.4), haze, 0.2),
    wall: mix('#fbf4e8', sky.glow, 0.3),
    roof: mix('#b9684a', secondary, 0.55),
    wood,
    path: mix('#efdfc4', sky.glow, 0.25),
    glass: mix(lighter(primary, 0.55), sky.low, 0.35),
    glow: sky.glow,
    room: mix(lighter(primary, 0.84), '#fff6ea', 0.5),
    floor: mix('#d9b78f', lighter(secondary, 0.4), 0.3),
    cloth: [lighter(primary, 0.12), lighter(secondary, 0.15), mix(lighter(primary, 0.45), '#f2e3c8', 0.4)],
    blossoms: [mix('#f0a93c', secondary, 0.2), mix('#e46f86', primary, 0.25), '#fff6e6', mix('#b58bd0', primary, 0.3)],
  };
}
