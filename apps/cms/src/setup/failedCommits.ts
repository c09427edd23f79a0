import type { Core } from '@strapi/strapi';

type Transaction = Core.Strapi['db']['transaction'];
type Callback = Parameters<Transaction>[0];

/**
 * Lets a transaction fail whose commit failed. Knex resolves `commit()` whatever the database says, and Strapi looks no
 * further, so that a lost connection or a full disk would pass for success.
 */
export function reportFailedCommits({ db }: Core.Strapi): void {
  const transaction: Transaction = db.transaction.bind(db);
  const reporting = async (callback?: Callback): Promise<unknown> => {
    if (!callback) return transaction();
    if (db.inTransaction()) return transaction(callback);
    let committed = Promise.resolve<unknown>(undefined);
    const result: unknown = await transaction((parameters) => {
      committed = parameters.trx.executionPromise;
      // Where the callback fails its own error counts.
      committed.catch(() => undefined);
      return callback(parameters);
    });
    await committed;
    return result;
  };
  Object.assign(db, { transaction: reporting });
}
