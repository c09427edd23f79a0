import { statfsSync } from 'node:fs';

const maxReserveBytes = 32 * 1024 * 1024;

/** Of small disks. */
const reservedShare = 1 / 20;

/**
 * Whether the disk has more space left than the outbox needs itself: to open its database after a restart, and to record
 * deliveries, which free space. Submissions that used it up would wait forever.
 */
export function hasSpace(folder: string): boolean {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return bavail * bsize >= Math.min(maxReserveBytes, blocks * bsize * reservedShare);
}

/** Throws `ENOSPC` without space. */
export function requireSpace(folder: string): void {
  if (!hasSpace(folder)) throw Object.assign(new Error('the disk has no space for submissions'), { code: 'ENOSPC' });
}
