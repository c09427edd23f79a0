import type { Core } from '@strapi/strapi';
import { errorCode } from '../environment/errorCode.ts';

/**
 * Does what follows from a change once that is certain: after the open transaction, if there is one, and not at all if its
 * commit fails.
 * @param failure the line of the log if the work fails after a commit; without a transaction, the error is the caller's
 */
export async function afterCommit(strapi: Core.Strapi, failure: string, work: () => Promise<void>): Promise<void> {
  if (!strapi.db.inTransaction()) return work();
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    onCommit(() => {
      // onCommit runs as soon as the commit is sent; only executionPromise tells whether it succeeded.
      trx.executionPromise.then(work).catch((error: unknown) => strapi.log.error(`${failure}: ${errorCode(error)}`));
    });
  });
}
