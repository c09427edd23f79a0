import type { L1CacheDriver, L2CacheDriver } from 'bentocache/types';
import { isFresh, parseEntry } from './entry.ts';

/** A tier that fails must not fail the other. */
const orUndefined = <T>(operation: Promise<T> | undefined): Promise<T | undefined> =>
  operation ? operation.catch(() => undefined) : Promise.resolve(undefined);

export interface Tiers {
  /** Belongs to this process. */
  memory: L1CacheDriver;
  /** Shared by all processes of the site. */
  shared: L2CacheDriver | undefined;
  /** Belongs to this process and survives restarts. */
  local: L2CacheDriver;
}

/**
 * The second cache level. A fresh entry of the shared tier wins. Otherwise the newest entry wins, as the shared tier may
 * have missed writes during an outage. The disk is read only for entries that are not in memory: a request waits for
 * it, and it is slow while pages are compressed.
 */
export function createL2({ memory, shared, local }: Tiers): L2CacheDriver {
  const tiers = [shared, local].filter((tier) => tier !== undefined);
  const onEachTier = async (operation: (tier: L2CacheDriver) => Promise<unknown>): Promise<boolean> =>
    (await Promise.all(tiers.map((tier) => orUndefined(operation(tier))))).some(Boolean);

  async function get(key: string): Promise<string | undefined> {
    const text = await orUndefined(shared?.get(key));
    const entry = parseEntry(text);
    if (text && entry && isFresh(entry)) {
      void orUndefined(local.set(key, text)); // A fallback for an outage of Redis and the content service.
      return text;
    }
    const localText = memory.get(key) ?? (await orUndefined(local.get(key)));
    const localEntry = parseEntry(localText);
    if (!entry || !localEntry) return entry ? text : localEntry && localText;
    return entry.createdAt >= localEntry.createdAt ? text : localText;
  }

  const tier: L2CacheDriver = {
    type: 'l2',
    namespace: () => tier, // The gateway's cache has one namespace only.
    get,
    async pull(key) {
      const value = await get(key);
      await tier.delete(key);
      return value;
    },
    set: (key, value, ttl) => onEachTier((each) => each.set(key, value, ttl)),
    async clear() {
      await onEachTier((each) => each.clear());
    },
    delete: (key) => onEachTier((each) => each.delete(key)),
    deleteMany: (keys) => onEachTier((each) => each.deleteMany(keys)),
    async disconnect() {
      await onEachTier((each) => each.disconnect());
    },
  };
  return tier;
}
