import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultKind } from '../faultKind.ts';

const megabyte = 1024 * 1024;

/** Large enough for what waits; what is more is refused, and sent again. */
const diskMegabytes = 256;

/** Puts a small disk at a folder; only the administrator of a Linux machine may. False where it cannot be. */
export function mountSmallDisk(folder: string): boolean {
  try {
    const options = `size=${diskMegabytes}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export function unmountSmallDisk(folder: string): void {
  execFileSync('umount', ['-l', folder]);
}

async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (;;) await handle.writeFile(new Uint8Array(megabyte));
  } catch {
    // There is no room left.
  } finally {
    await handle.close();
  }
}

/** Nothing can be written for a while. */
export const fullDisk: FaultKind = {
  title: 'times the disk was full',
  isPossible: ({ hasOwnDisk }) => hasOwnDisk,
  async play({ siteFolder }, random) {
    const filling = join(siteFolder, 'filling');
    try {
      await fill(filling);
      await sleep(random.between(200, 1_500));
      return 1;
    } finally {
      await rm(filling, { force: true });
    }
  },
};
