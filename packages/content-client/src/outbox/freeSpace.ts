import { statfs } from 'node:fs/promises';

const maxReserveBytes = 32 * 1024 * 1024;

/** Of small disks. */
const reservedShare = 1 / 20;

/**
 * Rejects with `ENOSPC` once the disk has only the space left that the outbox needs itself: to open its database after a restart, and
 * to record deliveries, which free space. Submissions that used it up would wait forever.
 */
export async function requireSpace(folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail * bsize >= Math.min(maxReserveBytes, blocks * bsize * reservedShare)) return;
  throw Object.assign(new Error('the disk has no space for submissions'), { code: 'ENOSPC' });
}
