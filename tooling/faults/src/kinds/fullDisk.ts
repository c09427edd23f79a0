import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultKind } from '../faultKind.ts';

const megabyte = 1024 * 1024;

/**
 * Large enough for all applicants' uploads at once, so that the disk is full when this fault says so: while faults last, far
 * fewer applications are delivered than arrive. One takes 0.35 MB on average.
 */
const diskMegabytes = (applications: number): number => Math.ceil(1024 + applications * 0.4);

/** Mounts a small disk at a folder, which requires root on Linux. Returns false if that fails. */
export function mountSmallDisk(folder: string, applications: number): boolean {
  try {
    const options = `size=${diskMegabytes(applications)}m`;
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
  await using handle = await open(file, 'w');
  try {
    for (;;) await handle.writeFile(new Uint8Array(megabyte));
  } catch {
    // The disk is full.
  }
}

/** Fills the disk for a while. */
export const fullDisk: FaultKind = {
  title: 'full disks',
  isPossible: ({ hasOwnDisk }) => hasOwnDisk,
  async inject({ siteFolder }, random) {
    const fillerFile = join(siteFolder, 'filling');
    try {
      await fill(fillerFile);
      await sleep(random.between(200, 1_500));
      return 1;
    } finally {
      await rm(fillerFile, { force: true });
    }
  },
};
