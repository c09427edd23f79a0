import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import type { Bucket } from './bucket.ts';

/** Object in the bucket that holds the id of the database to which its files belong. */
const ownerKey = 'content-service';

async function idOf(strapi: Core.Strapi): Promise<string> {
  const store = strapi.store({ type: 'plugin', name: 'content' });
  const stored: unknown = await store.get({ key: 'media' });
  if (typeof stored === 'string') return stored;
  const id = randomUUID();
  await store.set({ key: 'media', value: id });
  return id;
}

/**
 * Whether the files in the bucket belong to the entries of this database. A service with another database on the same
 * bucket finds no entry for any of them, and would collect the files of all applicants as garbage.
 */
export async function isBucketOf(strapi: Core.Strapi, bucket: Bucket): Promise<boolean> {
  const id = await idOf(strapi);
  const found = await bucket.get(ownerKey);
  if (!found) {
    await bucket.put(ownerKey, { bytes: Buffer.byteLength(id), open: () => Readable.from([Buffer.from(id)]) });
    return true;
  }
  if ((await text(found.stream)) === id) return true;
  strapi.log.error(
    'media: the bucket belongs to another database, so no garbage is collected in it. ' +
      `If that is wrong, remove "${ownerKey}" from the bucket.`,
  );
  return false;
}
