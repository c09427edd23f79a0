import type { Core } from '@strapi/strapi';

/** The last work of each lock in this process. */
const pending = new Map<string, Promise<void>>();

async function locked(strapi: Core.Strapi, name: string, work: () => Promise<void>): Promise<void> {
  // With SQLite there is only one process.
  if (strapi.db.dialect.client !== 'postgres') return work();
  // On a separate connection, so that the writes of `work` are committed independently of this transaction.
  return strapi.db.connection.transaction(async (lock) => {
    await lock.raw('select pg_advisory_xact_lock(hashtext(?))', [`content service: ${name}`]);
    await work();
  });
}

/**
 * Runs `work` while holding a lock that all processes of this service share. Waits for it first, in this process without a
 * connection. The database releases the lock when the process dies.
 */
export function withAdvisoryLock(strapi: Core.Strapi, name: string, work: () => Promise<void>): Promise<void> {
  const former = pending.get(name) ?? Promise.resolve();
  const done = former.then(() => locked(strapi, name, work));
  const settled = done
    .catch(() => undefined)
    .then(() => {
      if (pending.get(name) === settled) pending.delete(name);
    });
  pending.set(name, settled);
  return done;
}
