import { setTimeout as sleep } from 'node:timers/promises';
import type { Program } from './program.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/** A program that has run this long was healthy: the next pause is the shortest again. */
const healthyMs = 60_000;

export interface KeepRunningOptions {
  start(): Program;
  /** Called when the program has ended, with the time until its restart. */
  onEnd(program: Program, pauseMs: number): void;
  /** Ends the restarts. */
  signal: AbortSignal;
  /** Pause before the first restart; doubles with each. */
  pauseMs?: number;
}

/** Starts a program again whenever it ends, with growing pauses of up to a minute, until the signal. */
export async function keepRunning(running: Program, options: KeepRunningOptions): Promise<void> {
  const { start, onEnd, signal, pauseMs = firstPauseMs } = options;
  let program = running;
  let pause = pauseMs;
  for (;;) {
    const startedAt = performance.now();
    await program.ended;
    if (signal.aborted) return;
    if (performance.now() - startedAt > healthyMs) pause = pauseMs;
    onEnd(program, pause);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    program = start();
    pause = Math.min(2 * pause, longestPauseMs);
  }
}
