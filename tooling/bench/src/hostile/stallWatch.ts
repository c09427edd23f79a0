/**
 * Preloaded into a site's process: measures event loop delays, and on SIGUSR2 writes the longest one since the last
 * signal to `STALL_FILE`, in milliseconds.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolution = 5;
const nanosecondsPerMillisecond = 1e6;
const file = process.env.STALL_FILE;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();

process.on('SIGUSR2', () => {
  if (!file) return;
  writeFileSync(`${file}.new`, String(Math.max(0, delay.max / nanosecondsPerMillisecond - resolution)));
  renameSync(`${file}.new`, file);
  delay.reset();
});
