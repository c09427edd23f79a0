import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Program } from '@group/start/program';

/** An unexpected exit of a program. */
export interface Crash {
  /** Program and life, such as `site-1-12`. */
  life: string;
  /** `running`, or `stopping` after SIGTERM. */
  phase: 'running' | 'stopping';
  exit: number | NodeJS.Signals;
  /** Since the start of the program. */
  afterMs: number;
  /** End of the log. */
  lastOutput: string;
}

const lastLines = 30;

/** Signals that a run sends itself. SIGTERM also ends a program that does not handle it yet. */
const ownSignals: ReadonlySet<unknown> = new Set(['SIGTERM', 'SIGKILL']);

/** Whether a program that was told to stop has failed to do so. */
export const isFailedStop = (exit: Crash['exit']): boolean => exit !== 0 && !ownSignals.has(exit);

/** Reads the last output of a program that has exited. */
export async function crashOf({ logFile, ended }: Program, phase: Crash['phase'], startedAt: number): Promise<Crash> {
  const exit = await ended;
  const afterMs = Math.round(performance.now() - startedAt);
  const log = await readFile(logFile, 'utf8').catch(() => 'no log');
  const lastOutput = log.trimEnd().split('\n').slice(-lastLines).join('\n');
  return { life: basename(dirname(logFile)), phase, exit, afterMs, lastOutput };
}
