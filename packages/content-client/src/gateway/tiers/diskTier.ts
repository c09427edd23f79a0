import { fileDriver } from 'bentocache/drivers/file';
import type { L2CacheDriver } from 'bentocache/types';
import { createDiskLru } from './diskLru.ts';

/**
 * Keeps values on disk across restarts. Content that is requested is refreshed and so rewritten often; values that were
 * written longest ago are evicted first. While the content service is down nothing is written, so nothing is evicted.
 * @param maxBytes may be exceeded by at most an eighth
 */
export function createDiskTier(directory: string, maxBytes: number, prefix: string): L2CacheDriver {
  const options = { directory, pruneInterval: false, prefix } as const;
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
      await lru.settled();
      await files.disconnect();
    },
  };
}
