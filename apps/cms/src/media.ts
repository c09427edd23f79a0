import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { appDirectory } from './directories.ts';
import { openBucket } from './media/bucket.ts';
import { bucketSettings } from './media/bucketSettings.ts';
import { copyFromBucket, copyToBucket } from './media/copyMedia.ts';

const usage = `Say what to do: media to-bucket <CMS_DATA_DIR>, or media from-bucket <folder>`;

/** Copies all files between the bucket of the environment and a data directory. */
async function media(): Promise<void> {
  const variables = join(appDirectory, '.env');
  if (existsSync(variables)) process.loadEnvFile(variables);
  const [direction, folder] = process.argv.slice(2);
  const settings = bucketSettings(process.env);
  if (!settings) throw new Error('The environment names no bucket: set MEDIA_S3_….');
  const bucket = await openBucket(settings, console);
  // As pnpm's scripts do, which run in the folder of the app.
  const directory = resolve(process.env.INIT_CWD ?? '', folder ?? '');
  if (!folder || (direction !== 'to-bucket' && direction !== 'from-bucket')) throw new Error(usage);
  const copied = await (direction === 'to-bucket'
    ? copyToBucket(directory, bucket)
    : copyFromBucket(bucket, directory));
  console.log(`${copied} files copied`);
}

media().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
