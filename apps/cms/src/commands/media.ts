// oxlint-disable-next-line import/no-unassigned-import -- Reads the file `.env`.
import '../environment/environment.ts';
import { resolve } from 'node:path';
import { openBucket } from '../media/bucket.ts';
import { bucketSettings } from '../media/bucketSettings.ts';
import { copyFromBucket, copyToBucket } from '../media/copyMedia.ts';

const usage = `Usage: media to-bucket <CMS_DATA_DIR> | media from-bucket <folder>`;

async function media(): Promise<void> {
  const [direction, folder] = process.argv.slice(2);
  const settings = bucketSettings();
  if (!settings) throw new Error('No bucket is configured: set MEDIA_S3_….');
  const bucket = await openBucket(settings, console);
  // pnpm runs scripts in the app's folder; INIT_CWD is where the operator called it.
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
