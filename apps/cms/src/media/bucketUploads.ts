import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Bucket } from './bucket.ts';
import { uploadsFolder } from './bucketFiles.ts';
import { extendUploadProvider } from '../strapi/providers.ts';

interface Upload {
  hash: string;
  ext?: string;
  url: string;
}

interface NewUpload extends Upload {
  sizeInBytes: number;
  getStream: () => Readable;
  /** Opened by Strapi; not used here. */
  stream?: Readable;
}

const nameOf = ({ hash, ext = '' }: Upload): string => `${hash}${ext}`;

/**
 * Makes Strapi store uploads in the bucket instead of the folder. Their URLs still lead to this service, and the
 * entries still name the provider "local": files can move between folder and bucket without a change in the database.
 */
export function keepUploadsIn(bucket: Bucket, strapi: Core.Strapi): void {
  const remove = (file: Upload) => bucket.remove(uploadsFolder + nameOf(file));

  async function uploadStream(file: NewUpload): Promise<void> {
    file.stream?.destroy();
    await bucket.put(uploadsFolder + nameOf(file), { bytes: file.sizeInBytes, open: () => file.getStream() });
    file.url = `/uploads/${nameOf(file)}`;
  }

  async function replaceStream(file: NewUpload, previous: Upload): Promise<void> {
    await uploadStream(file);
    if (nameOf(previous) !== nameOf(file)) await remove(previous);
  }

  extendUploadProvider(strapi, { uploadStream, replaceStream, delete: remove });
}
