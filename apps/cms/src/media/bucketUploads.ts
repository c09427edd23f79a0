import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Bucket } from './bucket.ts';
import { uploadsFolder } from './bucketFiles.ts';

/** A file of the media library, or one of the sizes of a picture. */
interface Upload {
  hash: string;
  ext?: string;
  url: string;
}

interface NewUpload extends Upload {
  sizeInBytes: number;
  getStream: () => Readable;
  /** Strapi opens one, too. */
  stream?: Readable;
}

const nameOf = ({ hash, ext = '' }: Upload): string => `${hash}${ext}`;

/**
 * Has Strapi keep uploads in the bucket in place of the folder. Addresses stay those that this service answers itself, and
 * the entries still say "local": files may move between folder and bucket with no change of the database.
 */
export function keepUploadsIn(bucket: Bucket, strapi: Core.Strapi): void {
  const remove = (file: Upload) => bucket.remove(uploadsFolder + nameOf(file));

  async function uploadStream(file: NewUpload): Promise<void> {
    file.stream?.destroy();
    await bucket.put(uploadsFolder + nameOf(file), { bytes: file.sizeInBytes, open: () => file.getStream() });
    file.url = `/uploads/${nameOf(file)}`;
  }

  async function replaceStream(file: NewUpload, former: Upload): Promise<void> {
    await uploadStream(file);
    if (nameOf(former) !== nameOf(file)) await remove(former);
  }

  strapi.plugin('upload').provider.extend({ uploadStream, replaceStream, delete: remove });
}
