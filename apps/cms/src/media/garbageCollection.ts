import type { Core } from '@strapi/strapi';
import type { Sweep } from '../feature.ts';
import { bucketOf } from './media.ts';
import { MediaError } from './mediaError.ts';

/** Runs a removal. If the bucket is unavailable, leaves it to the nightly collection; rethrows other errors. */
export async function orCollectLater(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    strapi.log.warn(`media: removal of files is postponed until the bucket is available: ${error.code}`);
  }
}

/** Removes files of no entry: at the start, and in a bucket, which may have been unavailable then, every night. */
export async function scheduleGarbageCollection(strapi: Core.Strapi, sweeps: readonly Sweep[]): Promise<void> {
  const collect = () =>
    orCollectLater(strapi, async () => {
      for (const sweep of sweeps) await sweep(strapi);
    });
  await collect().catch((error: unknown) => strapi.log.error('The garbage collection failed', error));
  if (bucketOf(strapi)) strapi.cron.add({ media: { task: collect, options: { rule: '40 3 * * *' } } });
}
