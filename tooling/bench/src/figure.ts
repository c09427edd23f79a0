import type { Chart } from './chart.ts';
import type { Stack } from './stack.ts';

/** A measured value with its budget, if it has one. */
export interface Figure {
  what: string;
  goal?: string;
  measured: string;
  met?: boolean;
}

/** The result of a part: lines for the summary, a table of its own, and a picture of what tells most in it. */
export interface Found {
  figures: readonly Figure[];
  details?: string;
  chart?: Chart;
}

/** A part of the benchmark that can be run separately. */
export type Part = (stack: Stack) => Promise<Found>;

/** A line with an upper limit. */
export function atMost(what: string, value: number, most: number, write: (value: number) => string): Figure {
  return { what, goal: `≤ ${write(most)}`, measured: write(value), met: value <= most };
}

/** A line with a lower limit. */
export function atLeast(what: string, value: number, least: number, write: (value: number) => string): Figure {
  return { what, goal: `≥ ${write(least)}`, measured: write(value), met: value >= least };
}
