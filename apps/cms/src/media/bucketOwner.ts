import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import type { Bucket } from './bucket.ts';

/** Says in the bucket whose files lie there. */
const mark = 'content-service';

async function idOf(strapi: Core.Strapi): Promise<string> {
  const store = strapi.store({ type: 'plugin', name: 'content' });
  const known: unknown = await store.get({ key: 'media' });
  if (typeof known === 'string') return known;
  const made = randomUUID();
  await store.set({ key: 'media', value: made });
  return made;
}

/**
 * Whether the files in the bucket belong to the entries of this database. A service that was started with another database
 * on the same bucket knows none of them, and would remove the files of all applicants as left behind.
 */
export async function isBucketOf(strapi: Core.Strapi, bucket: Bucket): Promise<boolean> {
  const id = await idOf(strapi);
  const found = await bucket.get(mark);
  if (!found) {
    await bucket.put(mark, { bytes: Buffer.byteLength(id), open: () => Readable.from([Buffer.from(id)]) });
    return true;
  }
  if ((await text(found.stream)) === id) return true;
  strapi.log.error(
    `media: the bucket is that of another database, so nothing is tidied in it. Where it is not, remove "${mark}" from it.`,
  );
  return false;
}
