import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../../content/content-types.ts';

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

/** Creates the entry of a key. The entry may exist even if this throws: check with {@link folderOf}. */
export const writeOnce = (strapi: Core.Strapi, type: SubmissionType, key: string, data: Record<string, unknown>) =>
  withKeyLock(strapi, key, () => strapi.documents(uidOf(type)).create({ data: { ...data, key } }));

/**
 * The folder with the files of the application that has this key; `undefined` if there is certainly no such
 * application. Throws if the database cannot tell.
 */
export async function folderOf(strapi: Core.Strapi, key: string): Promise<string | undefined> {
  const where = { key };
  const find = () => strapi.db.query(uidOf('application')).findOne({ where, select: ['folder'] });
  const entry: { folder: string } | null = await withKeyLock(strapi, key, find);
  return entry?.folder;
}
