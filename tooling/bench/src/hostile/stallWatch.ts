/**
 * Preloaded into a site's process: measures stalls of the event loop, and on SIGUSR2 writes the longest ones since the last
 * signal to `STALL_FILE`.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Longest stalls in milliseconds. */
export interface Stalls {
  /** By the clock. */
  elapsed: number;
  /**
   * Without the time in which the thread was ready to run and other programs had the processors, such as the clients on the same
   * machine. Computing and waiting for the disk remain. Equal to `elapsed` where the system does not say (proc_pid_schedstat(5)).
   */
  own: number;
}

const intervalMs = 5;
const nanosecondsPerMillisecond = 1e6;
const file = process.env.STALL_FILE;

/** Time that the main thread has waited for a processor, in milliseconds. */
function queuedMs(): number {
  try {
    const [, queuedNs] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return Number(queuedNs) / nanosecondsPerMillisecond;
  } catch {
    return 0;
  }
}

let longest: Stalls = { elapsed: 0, own: 0 };
let [at, queued] = [performance.now(), queuedMs()];
setInterval(() => {
  const [nowAt, nowQueued] = [performance.now(), queuedMs()];
  const elapsed = nowAt - at - intervalMs;
  const own = elapsed - (nowQueued - queued);
  longest = { elapsed: Math.max(longest.elapsed, elapsed), own: Math.max(longest.own, own) };
  [at, queued] = [nowAt, nowQueued];
}, intervalMs).unref();

process.on('SIGUSR2', () => {
  if (!file) return;
  writeFileSync(`${file}.new`, JSON.stringify(longest));
  renameSync(`${file}.new`, file);
  longest = { elapsed: 0, own: 0 };
});
