import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileDriver } from 'bentocache/drivers/file';
import type { L2CacheDriver } from 'bentocache/types';
import { createDiskLru } from './diskLru.ts';

/** Removes what other versions of the program have stored, which nothing would read. */
async function removeOthers(directory: string, version: string): Promise<void> {
  const names = await readdir(directory).catch(() => []); // There may be no directory yet.
  const others = names.filter((name) => name !== version);
  await Promise.allSettled(others.map((name) => rm(join(directory, name), { recursive: true, force: true })));
}

/**
 * Keeps values on disk across restarts. Content that is requested is refreshed and so rewritten often; values that were
 * written longest ago are evicted first. While the content service is down nothing is written, so nothing is evicted.
 * @param maxBytes may be exceeded by at most an eighth
 * @param version of the program, the only one whose values are kept
 */
export function createDiskTier(directory: string, maxBytes: number, version: string): L2CacheDriver {
  const options = { directory, pruneInterval: false, prefix: version } as const;
  const removing = removeOthers(directory, version);
  const files: L2CacheDriver = fileDriver(options).factory(options);
  const lru = createDiskLru(directory, maxBytes);

  return {
    type: 'l2',
    namespace: (name) => files.namespace(name),
    get: (key) => files.get(key),
    pull: (key) => files.pull(key),
    async set(key, value, ttl) {
      lru.wrote(value.length);
      return files.set(key, value, ttl);
    },
    clear: () => files.clear(),
    delete: (key) => files.delete(key),
    deleteMany: (keys) => files.deleteMany(keys),
    async disconnect() {
      await removing;
      await lru.settled();
      await files.disconnect();
    },
  };
}
