import type { Core } from '@strapi/strapi';

/**
 * Removes files once the entries that knew them are certainly gone: after the transaction that may be open. Where that
 * fails to commit nothing is removed, and the sweep collects what no entry knows.
 */
export async function afterCommit(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  if (!strapi.db.inTransaction()) return work();
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    onCommit(() => {
      // Called as soon as the commit was sent: whether it succeeded is known here alone.
      trx.executionPromise
        .then(work)
        .catch(() => strapi.log.error('media: files of a deleted entry could not be removed'));
    });
  });
}
