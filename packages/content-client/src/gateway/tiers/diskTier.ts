import { fileDriver } from 'bentocache/drivers/file';
import type { L2CacheDriver } from 'bentocache/types';
import { createDiskLru } from './diskLru.ts';

/**
 * Keeps values in a folder over restarts. What is shown is refreshed and so written often; what was written longest ago
 * goes first where the room is used up. While the content service is down nothing is written, and nothing goes.
 * @param limit in bytes; passed by at most an eighth
 */
export function createDiskTier(directory: string, limit: number, prefix: string): L2CacheDriver {
  const options = { directory, pruneInterval: false, prefix } as const;
  const files: L2CacheDriver = fileDriver(options).factory(options);
  const folder = createDiskLru(directory, limit);

  return {
    type: 'l2',
    namespace: (name) => files.namespace(name),
    get: (key) => files.get(key),
    pull: (key) => files.pull(key),
    async set(key, value, ttl) {
      folder.wrote(value.length);
      return files.set(key, value, ttl);
    },
    clear: () => files.clear(),
    delete: (key) => files.delete(key),
    deleteMany: (keys) => files.deleteMany(keys),
    async disconnect() {
      await folder.settled();
      await files.disconnect();
    },
  };
}
