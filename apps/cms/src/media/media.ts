import type { Core } from '@strapi/strapi';
import { type Bucket, openBucket } from './bucket.ts';
import { bucketFiles } from './bucketFiles.ts';
import { bucketSettings } from './bucketSettings.ts';
import { keepUploadsIn } from './bucketUploads.ts';
import { isBucketOf, isFolderOf } from './fileOwner.ts';
import { folderFiles } from './folderFiles.ts';
import type { PrivateFiles } from './privateFiles.ts';

interface Media {
  /** Present if the environment configures one; otherwise all files are in the data directory. */
  bucket?: Bucket;
  files: PrivateFiles;
}

const key = 'content-media';

/** Opens the storage, before anything is read or written. Throws if the bucket is only partly configured. */
export async function openMedia(strapi: Core.Strapi): Promise<void> {
  const settings = bucketSettings();
  if (!settings) {
    const settled: PrivateFiles['settled'] = async (folder) =>
      (await isFolderOf(strapi)) ? folderFiles.settled(folder) : [];
    strapi.add(key, { files: { ...folderFiles, settled } });
    return;
  }
  const bucket = await openBucket(settings, strapi.log);
  strapi.add(key, { bucket, files: bucketFiles(bucket, () => isBucketOf(strapi, bucket)) });
  keepUploadsIn(bucket, strapi);
}

const mediaOf = (strapi: Core.Strapi): Media => strapi.get(key);

export const bucketOf = (strapi: Core.Strapi): Bucket | undefined => mediaOf(strapi).bucket;

export const privateFilesOf = (strapi: Core.Strapi): PrivateFiles => mediaOf(strapi).files;
