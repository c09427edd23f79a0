import { redisDriver } from 'bentocache/drivers/redis';
import type { L2CacheDriver } from 'bentocache/types';
import type { RedisLink } from './redisLink.ts';

/**
 * Longest time that Redis keeps a value, in milliseconds: a week. A version of the program that is gone leaves nothing
 * behind for longer, and for outages there is the disk.
 */
const longestStay = 7 * 24 * 60 * 60 * 1_000;

/** The cache library's driver for Redis, which knows nothing, at once, while Redis is away. */
export function createRedisTier({ commands, attempt }: RedisLink, prefix: string): L2CacheDriver {
  const options = { connection: commands, prefix };
  const driver: L2CacheDriver = redisDriver(options).factory(options);
  const tier: L2CacheDriver = {
    type: 'l2',
    namespace: (name) => driver.namespace(name),
    get: (key) => attempt(() => driver.get(key)),
    pull: (key) => attempt(() => driver.pull(key)),
    set: async (key, value, ttl = longestStay) =>
      (await attempt(() => driver.set(key, value, Math.min(ttl, longestStay)))) ?? false,
    clear: () => attempt(() => driver.clear()),
    delete: async (key) => (await attempt(() => driver.delete(key))) ?? false,
    deleteMany: async (keys) => (await attempt(() => driver.deleteMany(keys))) ?? false,
    disconnect: async () => {}, // The link is closed by who has made it.
  };
  return tier;
}
