/**
 * Preloaded into a site's process: measures stalls of the event loop, and on SIGUSR2 writes the longest ones since the last
 * signal to `STALL_FILE`.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Longest stalls in milliseconds. */
export interface Stalls {
  /** By the clock, which includes the time that other processes had the processor. */
  elapsed: number;
  /** Processor time of the thread, which does not depend on the load of the machine, and leaves out waiting for the disk. */
  processor: number;
}

const resolution = 5;
const nanosecondsPerMillisecond = 1e6;
const microsecondsPerMillisecond = 1e3;
const file = process.env.STALL_FILE;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();

let processor = 0;
let earlier = process.threadCpuUsage();
setInterval(() => {
  const now = process.threadCpuUsage();
  processor = Math.max(processor, now.user - earlier.user + now.system - earlier.system);
  earlier = now;
}, resolution).unref();

process.on('SIGUSR2', () => {
  if (!file) return;
  const elapsed = Math.max(0, delay.max / nanosecondsPerMillisecond - resolution);
  const stalls: Stalls = { elapsed, processor: processor / microsecondsPerMillisecond };
  writeFileSync(`${file}.new`, JSON.stringify(stalls));
  renameSync(`${file}.new`, file);
  delay.reset();
  processor = 0;
});
