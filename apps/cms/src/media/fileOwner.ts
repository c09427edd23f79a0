import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { dataDirectory } from '../environment/directories.ts';
import type { Bucket } from './bucket.ts';

/** Name of what holds the id of the database to which the files beside it belong: an object in the bucket, a file in a folder. */
const bucketMark = 'content-service';
const folderMark = join(dataDirectory, 'owner-of-files');

async function idOf(strapi: Core.Strapi): Promise<string> {
  const store = strapi.store({ type: 'plugin', name: 'content' });
  const stored: unknown = await store.get({ key: 'media' });
  if (typeof stored === 'string') return stored;
  const id = randomUUID();
  await store.set({ key: 'media', value: id });
  return id;
}

interface Mark {
  /** `"content-service" from the bucket` */
  name: string;
  read: () => Promise<string | undefined>;
  write: (id: string) => Promise<void>;
}

/**
 * Whether the stored files belong to the entries of this database. A service with another one, such as an empty one after the
 * loss of its own, finds no entry for any of them, and would collect the files of all applicants as garbage.
 */
async function isOwned(strapi: Core.Strapi, place: string, { name, read, write }: Mark): Promise<boolean> {
  const id = await idOf(strapi);
  const found = await read();
  if (found === undefined) await write(id);
  if (found === undefined || found === id) return true;
  strapi.log.error(
    `media: the ${place} belongs to another database, so no garbage is collected in it. If that is wrong, remove ${name}.`,
  );
  return false;
}

export const isBucketOf = (strapi: Core.Strapi, bucket: Bucket): Promise<boolean> =>
  isOwned(strapi, 'bucket', {
    name: `"${bucketMark}" from the bucket`,
    async read() {
      const found = await bucket.get(bucketMark);
      return found && text(found.stream);
    },
    write: (id) =>
      bucket.put(bucketMark, { bytes: Buffer.byteLength(id), open: () => Readable.from([Buffer.from(id)]) }),
  });

export const isFolderOf = (strapi: Core.Strapi): Promise<boolean> =>
  isOwned(strapi, 'data directory', {
    name: folderMark,
    read: async () => (existsSync(folderMark) ? readFile(folderMark, 'utf8') : undefined),
    write: (id) => writeFile(folderMark, id, { mode: 0o600, flush: true }),
  });
