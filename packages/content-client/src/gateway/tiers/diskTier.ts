import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileDriver } from 'bentocache/drivers/file';
import type { L2CacheDriver } from 'bentocache/types';

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
 * Keeps values in a folder over restarts. What is shown is refreshed and so written often; what was written longest ago
 * goes first where the room is used up. While the content service is down nothing is written, and nothing goes.
 * @param limit in bytes; passed by at most an eighth
 */
export function createDiskTier(directory: string, limit: number, prefix: string): L2CacheDriver {
  const options = { directory, pruneInterval: false, prefix } as const;
  const files: L2CacheDriver = fileDriver(options).factory(options);
  let written = 0;
  let clearing: Promise<void> | undefined;

  function look(): void {
    written = 0;
    clearing ??= clear(directory, limit)
      .catch(() => {}) // The next look clears it.
      .finally(() => (clearing = undefined));
  }
  look();

  return {
    type: 'l2',
    namespace: (name) => files.namespace(name),
    get: (key) => files.get(key),
    pull: (key) => files.pull(key),
    async set(key, value, ttl) {
      written += Math.max(value.length, block);
      if (written > limit * betweenLooks) look();
      return files.set(key, value, ttl);
    },
    clear: () => files.clear(),
    delete: (key) => files.delete(key),
    deleteMany: (keys) => files.deleteMany(keys),
    async disconnect() {
      await clearing;
      await files.disconnect();
    },
  };
}
