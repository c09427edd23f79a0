import type { Core } from '@strapi/strapi';

/** The last work of each lock in this process. */
const pending = new Map<string, Promise<void>>();

async function locked(strapi: Core.Strapi, names: readonly string[], work: () => Promise<void>): Promise<void> {
  // With SQLite there is only one process.
  if (strapi.db.dialect.client !== 'postgres') return work();
  // On a separate connection, so that the writes of `work` are committed independently of this transaction.
  return strapi.db.connection.transaction(async (lock) => {
    // In one order, so that no two wait for each other.
    for (const name of names.toSorted())
      await lock.raw('select pg_advisory_xact_lock(hashtext(?))', [`content service: ${name}`]);
    await work();
  });
}

/**
 * Runs `work` while holding a lock that all processes of this service share. Waits for it first, in this process without a
 * connection. The database releases the lock when the process dies.
 * @param lock its name, or the names of several
 */
export function withAdvisoryLock(
  strapi: Core.Strapi,
  lock: string | readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const names = [lock].flat();
  const former = Promise.all(names.flatMap((name) => pending.get(name) ?? []));
  const done = former.then(() => locked(strapi, names, work));
  const settled = done
    .catch(() => undefined)
    .then(() => {
      for (const name of names) if (pending.get(name) === settled) pending.delete(name);
    });
  for (const name of names) pending.set(name, settled);
  return done;
}
