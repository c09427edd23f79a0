import type { L1CacheDriver, L2CacheDriver } from 'bentocache/types';

interface Entry {
  createdAt: number;
  logicalExpiration: number;
}

/** Reads what the cache library has written; `undefined` for anything else. */
function entryOf(text: string | undefined): Entry | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An operation that fails in one tier is done by the other. */
const calmly = <T>(operation: Promise<T> | undefined): Promise<T | undefined> =>
  operation ? operation.catch(() => undefined) : Promise.resolve(undefined);

export interface Tiers {
  /** Of this process. */
  memory: L1CacheDriver;
  /** Of all processes of the site. */
  shared: L2CacheDriver | undefined;
  /** Of this process, over restarts. */
  own: L2CacheDriver | undefined;
}

/**
 * What lies behind the memory. What is new in the shared tier is taken from there. Otherwise the newest that is known
 * counts: the shared one may have missed a lot while it was away. The disk is read only for what is not in memory, as
 * somebody waits for it, and it is slow while pages are packed.
 */
export function createL2({ memory, shared, own }: Tiers): L2CacheDriver {
  const tiers = [shared, own].filter((tier) => tier !== undefined);
  const inAll = async (operation: (tier: L2CacheDriver) => Promise<unknown>): Promise<boolean> =>
    (await Promise.all(tiers.map((tier) => calmly(operation(tier))))).some(Boolean);

  async function get(key: string): Promise<string | undefined> {
    const text = await calmly(shared?.get(key));
    const entry = entryOf(text);
    if (text && entry && entry.logicalExpiration > Date.now()) {
      void calmly(own?.set(key, text)); // For the day on which there is nothing else.
      return text;
    }
    const ownText = memory.get(key) ?? (await calmly(own?.get(key)));
    const ownEntry = entryOf(ownText);
    if (!entry || !ownEntry) return entry ? text : ownEntry && ownText;
    return entry.createdAt >= ownEntry.createdAt ? text : ownText;
  }

  const tier: L2CacheDriver = {
    type: 'l2',
    namespace: () => tier, // The gateway's cache has one room only.
    get,
    async pull(key) {
      const value = await get(key);
      await tier.delete(key);
      return value;
    },
    set: (key, value, ttl) => inAll((each) => each.set(key, value, ttl)),
    clear: async () => void (await inAll((each) => each.clear())),
    delete: (key) => inAll((each) => each.delete(key)),
    deleteMany: (keys) => inAll((each) => each.deleteMany(keys)),
    disconnect: async () => void (await inAll((each) => each.disconnect())),
  };
  return tier;
}
