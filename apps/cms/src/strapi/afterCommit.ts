import type { Core } from '@strapi/strapi';

/**
 * Removes files once the deletion of their entries is certain: after the open transaction, if there is one. If its
 * commit fails nothing is removed, and garbage collection takes care of files without an entry.
 */
export async function afterCommit(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  if (!strapi.db.inTransaction()) return work();
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    onCommit(() => {
      // onCommit runs as soon as the commit is sent; only executionPromise tells whether it succeeded.
      trx.executionPromise
        .then(work)
        .catch(() => strapi.log.error('media: files of a deleted entry could not be removed'));
    });
  });
}
