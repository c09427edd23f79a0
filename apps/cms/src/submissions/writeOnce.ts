import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../content/content-types.ts';

/** How long a transaction on the same key is waited for, in milliseconds. */
const lockTimeoutMs = 5_000;

/**
 * Does something with the entries of a key while no other transaction does. PostgreSQL may still be committing a
 * transaction whose connection is gone: it holds the lock until its outcome can be seen. Throws where that takes too long.
 */
async function withKey<T>(strapi: Core.Strapi, key: string, work: () => Promise<T>): Promise<T> {
  return strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      await trx.raw(`set local lock_timeout = ${lockTimeoutMs}`);
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`submission: ${key}`]);
    }
    return work();
  });
}

/** Writes the entry of a key. When it throws, the entry may be there all the same: see {@link folderOf}. */
export const writeOnce = (strapi: Core.Strapi, type: SubmissionType, key: string, data: Record<string, unknown>) =>
  withKey(strapi, key, () => strapi.documents(uidOf(type)).create({ data: { ...data, key } }));

/**
 * The folder with the files of the application that has this key; `undefined` where there is certainly no such
 * application. Throws where the database cannot say.
 */
export async function folderOf(strapi: Core.Strapi, key: string): Promise<string | undefined> {
  const where = { key };
  const find = () => strapi.db.query(uidOf('application')).findOne({ where, select: ['folder'] });
  const entry: { folder: string } | null = await withKey(strapi, key, find);
  return entry?.folder;
}
