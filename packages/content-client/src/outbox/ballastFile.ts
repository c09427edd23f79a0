import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { isDiskFull } from './diskFull.ts';

/** In bytes: enough to note many deliveries, each of which makes room. */
const size = 1024 * 1024;

/** Room that is set aside on the disk. */
export interface BallastFile {
  /** Sets room aside where none is, as far as there is some. */
  fill(): void;
  /** Does what writes to the disk; where that is full, gives the room free and does it once more. */
  use<Result>(write: () => Result): Result;
}

/**
 * What waits in the outbox may itself be what fills the disk. Without room to note what it hands over, it could hand over
 * nothing, and the disk would stay full.
 * @param file takes the room
 */
export function keepBallastFile(file: string): BallastFile {
  return {
    fill() {
      if (existsSync(file)) return;
      try {
        // Some disks keep nothing where all bytes are the same.
        writeFileSync(file, randomBytes(size), { mode: 0o600 });
      } catch {
        rmSync(file, { force: true });
      }
    },
    use(write) {
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
