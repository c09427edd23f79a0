import { rm, writeFile } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { bucketNoteFile } from '../directories.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { bucketFiles } from './bucketFiles.ts';
import { isBucketOf } from './bucketOwner.ts';
import { bucketSettings } from './bucketSettings.ts';
import { keepUploadsIn } from './bucketUploads.ts';
import { folderFiles } from './folderFiles.ts';
import type { PrivateFiles } from './privateFiles.ts';

/** Where the files of this service lie. */
interface Media {
  /** Where the environment names one; else all lie in the data directory. */
  bucket?: Bucket;
  files: PrivateFiles;
}

const key = 'content-media';

/** Finds out where files lie, before anything is read or written. Throws where the environment names half a bucket. */
export async function openMedia(strapi: Core.Strapi): Promise<void> {
  const settings = bucketSettings(process.env);
  if (!settings) {
    await rm(bucketNoteFile, { force: true });
    strapi.add(key, { files: folderFiles });
    return;
  }
  // For the backup, which would not miss files that lie elsewhere.
  await writeFile(bucketNoteFile, `${settings.bucket}\n`);
  const bucket = await openBucket(settings, strapi.log);
  strapi.add(key, { bucket, files: bucketFiles(bucket, () => isBucketOf(strapi, bucket)) });
  keepUploadsIn(bucket, strapi);
}

const mediaOf = (strapi: Core.Strapi): Media => strapi.get(key);

/** The bucket with all files, where there is one. */
export const bucketOf = (strapi: Core.Strapi): Bucket | undefined => mediaOf(strapi).bucket;

/** The files that only this service reads. */
export const privateFilesOf = (strapi: Core.Strapi): PrivateFiles => mediaOf(strapi).files;
