import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux' file system in memory. */
const sharedMemory = '/dev/shm';

/** What the files of all tests that run at the same time may need, in bytes: about 1 GiB was measured. */
const needed = 4 * 2 ** 30;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory);
    return bavail * bsize >= needed && process.availableMemory() >= 2 * needed;
  } catch {
    return false;
  }
}

/**
 * A new folder in memory, for the temporary files of tests: databases wait for each write to reach the disk, which takes
 * longer than most tests. It is removed at the process's end.
 * @returns `undefined` on machines without one, or with too little memory
 */
export function memoryFolder(): string | undefined {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(join(sharedMemory, 'checks-'));
  // PostgreSQL's own user has a folder of its own inside.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
