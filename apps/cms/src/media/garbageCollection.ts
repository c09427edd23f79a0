import type { Core } from '@strapi/strapi';
import { bucketOf } from './media.ts';
import { MediaError } from './mediaError.ts';

/** Removes files that belong to no entry. */
export type Sweep = (strapi: Core.Strapi) => Promise<void>;

/** Does what may wait for the night where the bucket is away; whatever else fails, fails. */
export async function orCollectLater(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    strapi.log.warn(`media: files that are to go stay until the bucket can be used: ${error.code}`);
  }
}

/**
 * Removes files that belong to no entry: at the start, before the service listens, and from a bucket, which may have been
 * away, every night too.
 */
export async function keepCollectingGarbage(strapi: Core.Strapi, sweeps: readonly Sweep[]): Promise<void> {
  const tidy = () =>
    orCollectLater(strapi, async () => {
      for (const sweep of sweeps) await sweep(strapi);
    });
  await tidy();
  if (bucketOf(strapi)) strapi.cron.add({ media: { task: tidy, options: { rule: '40 3 * * *' } } });
}
