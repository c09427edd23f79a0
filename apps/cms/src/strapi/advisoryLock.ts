import type { Core } from '@strapi/strapi';

/**
 * Runs `work` while holding a lock that all processes of this service share, and waits for it first. The database
 * releases the lock when the process dies. With SQLite there is only one process.
 * @param name of the lock
 */
export async function withAdvisoryLock(strapi: Core.Strapi, name: string, work: () => Promise<void>): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return work();
  // On a separate connection, so that the writes of `work` are committed independently of this transaction.
  return strapi.db.connection.transaction(async (lock) => {
    await lock.raw('select pg_advisory_xact_lock(hashtext(?))', [`content service: ${name}`]);
    await work();
  });
}
