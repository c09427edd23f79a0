import type { Core } from '@strapi/strapi';
import { errorCode } from '../environment/errorCode.ts';
import { replaceFunction } from './replaceFunction.ts';

type Callback = NonNullable<Parameters<Core.Strapi['db']['transaction']>[0]>;

/** The result of work that may throw or reject, as a promise. */
const settled = async (work: () => unknown): Promise<unknown> => work();

/**
 * Makes a transaction reject when its commit fails. Knex resolves `commit()` whatever the database answers, and Strapi
 * does not check further, so a lost connection or a full disk would count as success.
 *
 * Strapi does not await the work that it does after a commit, such as reading the entry for its events: if the database fails just
 * then, the unhandled rejection would end the process. It is logged instead.
 */
export function reportFailedCommits(strapi: Core.Strapi): void {
  const { db, log } = strapi;
  const withReportedWork =
    (callback: Callback): Callback =>
    (parameters) => {
      const onCommit = (work: () => unknown): void =>
        parameters.onCommit(() => {
          settled(work).catch((error: unknown) => log.error(`work after a commit failed: ${errorCode(error)}`));
        });
      return callback({ ...parameters, onCommit });
    };
  replaceFunction<[callback?: Callback]>(strapi, 'db.transaction', (transaction) => async (callback) => {
    if (!callback) return transaction();
    const run = withReportedWork(callback);
    if (db.inTransaction()) return transaction(run);
    let committed = Promise.resolve<unknown>(undefined);
    const result: unknown = await transaction((parameters) => {
      committed = parameters.trx.executionPromise;
      // If the callback throws, its own error is reported.
      committed.catch(() => undefined);
      return run(parameters);
    });
    await committed;
    return result;
  });
}
