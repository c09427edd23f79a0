import type { Core } from '@strapi/strapi';

type Transaction = Core.Strapi['db']['transaction'];
type Callback = Parameters<Transaction>[0];

/**
 * Makes a transaction reject when its commit fails. Knex resolves `commit()` whatever the database answers, and Strapi
 * does not check further, so a lost connection or a full disk would count as success.
 */
export function reportFailedCommits({ db }: Core.Strapi): void {
  const transaction: Transaction = db.transaction.bind(db);
  const reporting = async (callback?: Callback): Promise<unknown> => {
    if (!callback) return transaction();
    if (db.inTransaction()) return transaction(callback);
    let committed = Promise.resolve<unknown>(undefined);
    const result: unknown = await transaction((parameters) => {
      committed = parameters.trx.executionPromise;
      // If the callback throws, its own error is reported.
      committed.catch(() => undefined);
      return callback(parameters);
    });
    await committed;
    return result;
  };
  Object.assign(db, { transaction: reporting });
}
