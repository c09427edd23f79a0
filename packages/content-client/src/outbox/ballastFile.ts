import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { isDiskFull } from './diskFull.ts';

/** Enough to record many deliveries, each of which frees space. */
const ballastBytes = 1024 * 1024;

/**
 * Pending submissions may fill the disk themselves. Without space to record a delivery, none could be completed, and the
 * disk would stay full.
 * @param file occupies the reserved space
 */
export function keepBallastFile(file: string) {
  return {
    /** Reserves the space unless it is reserved already or the disk is full. */
    fill(): void {
      if (existsSync(file)) return;
      try {
        // Random, as some file systems store runs of equal bytes without using space.
        writeFileSync(file, randomBytes(ballastBytes), { mode: 0o600 });
      } catch {
        rmSync(file, { force: true });
      }
    },
    /** Runs a write. If the disk is full, frees the reserved space and retries once. */
    use<Result>(write: () => Result): Result {
      try {
        return write();
      } catch (error) {
        if (!isDiskFull(error) || !existsSync(file)) throw error;
        rmSync(file);
        return write();
      }
    },
  };
}
