/**
 * Is loaded into a site's process before the site: measures how long its event loop stands still, and writes the longest
 * time since the last question into the file that `STALL_FILE` names, in milliseconds, when the process gets SIGUSR2.
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
