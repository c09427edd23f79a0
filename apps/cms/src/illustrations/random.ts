/** Deterministic pseudo-random numbers. */
export interface Random {
  /** A number from `from` up to `to`. */
  between: (from: number, to: number) => number;
  /** True with the given probability, by default one half. */
  chance: (probability?: number) => boolean;
  /** One of the values. */
  pick: <T>(...values: readonly [T, ...T[]]) => T;
}

/** Creates a generator with a text as its seed (mulberry32 on an FNV-1a hash). */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  next();
  return {
    between: (from, to) => from + next() * (to - from),
    chance: (probability = 0.5) => next() < probability,
    pick: (...values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}
