import type { Core } from '@strapi/strapi';

/**
 * Records what the seed has created, by a stable name such as `tabor/article/sommerfest`. Recorded entries are never
 * created or changed again, even after an editor changed or deleted them.
 */
export interface SeedLog {
  /** Runs `create` unless `name` is recorded, and returns whether it ran. */
  once: (name: string, create: () => Promise<void>) => Promise<boolean>;
  /** Stores the log; call it in the transaction that created the entries. */
  save: () => Promise<void>;
}

const key = 'seeded';

export async function openSeedLog(strapi: Core.Strapi): Promise<SeedLog> {
  const store = strapi.store({ type: 'plugin', name: 'content' });
  const stored: unknown = await store.get({ key });
  const names = new Set<string>(Array.isArray(stored) ? stored.map(String) : []);
  return {
    once: async (name, create) => {
      if (names.has(name)) return false;
      await create();
      names.add(name);
      return true;
    },
    save: () => store.set({ key, value: [...names] }),
  };
}
