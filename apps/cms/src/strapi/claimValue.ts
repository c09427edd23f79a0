import type { Core, UID } from '@strapi/strapi';
import { isRow } from './row.ts';

/** Codes of SQLite and PostgreSQL for a value that another row has. */
const duplicates: ReadonlySet<unknown> = new Set(['SQLITE_CONSTRAINT_UNIQUE', '23505']);

/**
 * Gives a row a value of a column with a unique index, in the open transaction; `false` if another row has it, also one of
 * a transaction that commits at the same time.
 * @param id of the row
 */
export async function claimValue(
  strapi: Core.Strapi,
  uid: UID.Schema,
  id: number,
  value: Readonly<Record<string, string>>,
): Promise<boolean> {
  const table = strapi.db.metadata.get(uid).tableName;
  try {
    await strapi.db.transaction(({ trx }) =>
      // A savepoint, as PostgreSQL ends a transaction with its first error.
      trx.transaction((savepoint: typeof trx) => savepoint(table).where({ id }).update(value)),
    );
    return true;
  } catch (error) {
    if (isRow(error) && duplicates.has(error.code)) return false;
    throw error;
  }
}
