import type { Stack } from './stack.ts';

/** A figure of the product, beside the budget that it has to keep where it has one. */
export interface Figure {
  what: string;
  goal?: string;
  measured: string;
  met?: boolean;
}

/** What a part of the bench found: lines for the table at the end, and a table of its own. */
export interface Found {
  figures: readonly Figure[];
  details?: string;
}

/** A part that can be run alone, on the running product. */
export type Part = (stack: Stack) => Promise<Found>;

/** A line that compares a value with the most that it may be. */
export function atMost(what: string, value: number, most: number, write: (value: number) => string): Figure {
  return { what, goal: `≤ ${write(most)}`, measured: write(value), met: value <= most };
}

/** A line that compares a value with the least that it may be. */
export function atLeast(what: string, value: number, least: number, write: (value: number) => string): Figure {
  return { what, goal: `≥ ${write(least)}`, measured: write(value), met: value >= least };
}
