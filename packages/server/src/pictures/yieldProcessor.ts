import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Of 19 at most (setpriority(2)). */
const niceness = 10;

/**
 * Lets all other processes go first on a busy processor. Linux sets the priority of a single thread, which only the threads that it
 * starts later inherit: pictures are rendered in those of libuv and libvips.
 */
export function yieldProcessor(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, niceness);
}
