import type { Core } from '@strapi/strapi';
import { phases } from './feature.ts';
import { features } from './features.ts';
import { scheduleGarbageCollection } from './media/garbageCollection.ts';
import { writeBackupNotes } from './environment/backupNotes.ts';
import { guardSchema, sealDatabase } from './strapi/databaseSchema.ts';
import { reportFailedCommits } from './strapi/failedCommits.ts';

type Step = (typeof phases)[number] | 'setUp' | 'jobs';

/** Takes a step in all features, in their order. */
async function run(strapi: Core.Strapi, step: Step): Promise<void> {
  for (const { [step]: take } of features) await take?.(strapi);
}

export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    guardSchema(strapi);
    await writeBackupNotes();
    for (const phase of phases) await run(strapi, phase);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await sealDatabase(strapi);
    reportFailedCommits(strapi);
    await run(strapi, 'setUp');
    await scheduleGarbageCollection(
      strapi,
      features.flatMap(({ sweeps = [] }) => sweeps),
    );
    await run(strapi, 'jobs');
  },

  async destroy(): Promise<void> {
    for (const { stop } of features) await stop?.();
  },
};
