import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../../content/content-types.ts';
import { lockRows } from '../../strapi/lockRows.ts';

const lockTimeoutMs = 5_000;

/**
 * Runs `work` while no other transaction touches the entries of this key. PostgreSQL may still be committing a
 * transaction whose connection is lost; that transaction holds the lock until its outcome is visible. Throws after
 * {@link lockTimeoutMs}.
 */
async function withKeyLock<T>(strapi: Core.Strapi, key: string, work: () => Promise<T>): Promise<T> {
  return strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw(`set local lock_timeout = ${lockTimeoutMs}`);
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`submission: ${key}`]);
    }
    return work();
  });
}

/** Creates the entries of a submission: all or none. They may exist even if it throws: see {@link folderOf}. */
export const writeOnce = (strapi: Core.Strapi, type: SubmissionType, key: string, entries: Record<string, unknown>[]) =>
  withKeyLock(strapi, key, async () => {
    for (const data of entries) await strapi.documents(uidOf(type)).create({ data });
  });

/**
 * The folder with the files of a submission, whose first entry has the key `entry`; `undefined` if there is certainly no
 * such entry. Throws if the database cannot tell.
 */
export async function folderOf(strapi: Core.Strapi, key: string, entry: string): Promise<string | undefined> {
  const where = { key: entry };
  const find = () => strapi.db.query(uidOf('application')).findOne({ where, select: ['folder'] });
  const found: { folder: string } | null = await withKeyLock(strapi, key, find);
  return found?.folder;
}

/** Whether an application lists files, which were added together. Throws if the database cannot tell. */
export const listsFiles = (strapi: Core.Strapi, documentId: string, added: readonly { id: string }[]) =>
  withKeyLock(strapi, documentId, async (): Promise<boolean> => {
    const [uid, where] = [uidOf('application'), { documentId }];
    // Waits for the transaction that adds them, which holds the lock of the row.
    await lockRows(strapi, uid, where);
    const found: { files: { id: string }[] } | null = await strapi.db.query(uid).findOne({ where, select: ['files'] });
    return added.every(({ id }) => found?.files.some((listed) => listed.id === id));
  });
