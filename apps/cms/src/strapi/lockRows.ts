import type { Core, UID } from '@strapi/strapi';

/**
 * Locks rows until the open transaction ends, so that of two concurrent requests the second reads what the first has stored.
 * SQLite, which runs one transaction at a time, needs no lock.
 */
export async function lockRows(strapi: Core.Strapi, uid: UID.Schema, where: Record<string, unknown>): Promise<void> {
  await strapi.db.queryBuilder(uid).select(['id']).where(where).forUpdate().execute();
}
