import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** What a file takes at least, in bytes, on all common file systems. */
const block = 4_096;

/** Share of the limit that stays after a clearing, so that the next one is not due at once. */
const remainder = 0.75;

/** Share of the limit that is written between two looks at the folder. */
const betweenLooks = 0.125;

interface File {
  path: string;
  size: number;
  writtenAt: number;
}

export interface DiskLru {
  /** A file of so many bytes is being written. */
  wrote(bytes: number): void;
  /** A file was read: it stays longer than what nobody has used since the last look at the folder. */
  used(path: string): void;
  /** Resolves when nothing is being removed. */
  settled(): Promise<void>;
}

async function filesIn(directory: string): Promise<File[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: File[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // One that is deleted meanwhile takes no room.
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
    files.push({ path, size: Math.ceil(size / block) * block, writtenAt: mtimeMs });
  }
  return files;
}

/** Removes what was written longest ago, until the folder is well below its limit. */
async function clear(directory: string, limit: number): Promise<void> {
  const files = await filesIn(directory);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= limit) return;
  for (const { path, size } of files.toSorted((one, other) => one.writtenAt - other.writtenAt)) {
    if (total <= limit * remainder) return;
    await rm(path, { force: true });
    total -= size;
  }
}

/**
 * Holds a folder to a limit: what was written or used longest ago goes first where the room is used up. The files
 * themselves say how old they are, so that a restart changes nothing. It never fails, and nobody waits for it.
 * @param limit in bytes; passed by at most an eighth
 */
export function createDiskLru(directory: string, limit: number): DiskLru {
  const noted = new Set<string>();
  let written = 0;
  let clearing: Promise<void> | undefined;

  function look(): void {
    written = 0;
    noted.clear();
    clearing ??= clear(directory, limit)
      .catch(() => {}) // The next look clears it.
      .finally(() => (clearing = undefined));
  }
  look();

  return {
    wrote(bytes) {
      written += Math.max(bytes, block);
      if (written > limit * betweenLooks) look();
    },
    used(path) {
      if (noted.has(path)) return;
      noted.add(path);
      const now = new Date();
      void utimes(path, now, now).catch(() => {}); // It may be gone already, or the disk may be full.
    },
    settled: async () => clearing,
  };
}
