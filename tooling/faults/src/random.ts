/** A reproducible random number generator. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** An integer, both limits included. */
  between(min: number, max: number): number;
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Mulberry32, by Tommy Ettinger (public domain). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    oneOf: (items) => items[between(0, items.length - 1)] ?? items[0],
  };
}
