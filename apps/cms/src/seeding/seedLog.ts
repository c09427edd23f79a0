import type { Core } from '@strapi/strapi';

/**
 * What the seed has made before, by a stable name such as `tabor/article/sommerfest`. What stands in it is never made or
 * touched again: neither what an editor changed nor what one deleted.
 */
export interface SeedLog {
  has: (name: string) => boolean;
  /** Makes something unless it was made before; tells whether it did. */
  once: (name: string, make: () => Promise<void>) => Promise<boolean>;
  /** Writes down what was made; belongs into the same transaction. */
  save: () => Promise<void>;
}

const key = 'seeded';

/** Reads the ledger from the database. */
export async function openSeedLog(strapi: Core.Strapi): Promise<SeedLog> {
  const store = strapi.store({ type: 'plugin', name: 'content' });
  const stored: unknown = await store.get({ key });
  const names = new Set<string>(Array.isArray(stored) ? stored.map(String) : []);
  return {
    has: (name) => names.has(name),
    once: async (name, make) => {
      if (names.has(name)) return false;
      await make();
      names.add(name);
      return true;
    },
    save: () => store.set({ key, value: [...names] }),
  };
}
