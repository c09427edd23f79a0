import { redisDriver } from 'bentocache/drivers/redis';
import type { L2CacheDriver } from 'bentocache/types';
import type { RedisLink } from './redisLink.ts';

/** A week. Removes the entries of earlier versions of the program; for longer outages there is the disk. */
const maxTtlMs = 7 * 24 * 60 * 60 * 1_000;

/** The cache library's driver for Redis, which misses at once while Redis is away. */
export function createRedisTier({ commands, attempt }: RedisLink, prefix: string): L2CacheDriver {
  const options = { connection: commands, prefix };
  const driver: L2CacheDriver = redisDriver(options).factory(options);
  const tier: L2CacheDriver = {
    type: 'l2',
    namespace: (name) => driver.namespace(name),
    get: (key) => attempt(() => driver.get(key)),
    pull: (key) => attempt(() => driver.pull(key)),
    set: async (key, value, ttl = maxTtlMs) =>
      (await attempt(() => driver.set(key, value, Math.min(ttl, maxTtlMs)))) ?? false,
    clear: () => attempt(() => driver.clear()),
    delete: async (key) => (await attempt(() => driver.delete(key))) ?? false,
    deleteMany: async (keys) => (await attempt(() => driver.deleteMany(keys))) ?? false,
    disconnect: async () => {}, // The link's owner closes it.
  };
  return tier;
}
