import type { Core } from '@strapi/strapi';

/**
 * Does what no other process of this service may do at the same moment; waits until none does. The database holds the
 * lock for as long as the process lives. With SQLite there is one process alone.
 * @param name of what is done
 */
export async function withAdvisoryLock(strapi: Core.Strapi, name: string, work: () => Promise<void>): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return work();
  // A connection of its own, on which nothing is written: what the work writes is there at once.
  return strapi.db.connection.transaction(async (held) => {
    await held.raw('select pg_advisory_xact_lock(hashtext(?))', [`content service: ${name}`]);
    await work();
  });
}
