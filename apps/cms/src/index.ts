import type { Core } from '@strapi/strapi';
import { type Job, phases } from './feature.ts';
import { features } from './features.ts';
import { scheduleGarbageCollection } from './media/garbageCollection.ts';
import { writeBackupNotes } from './environment/backupNotes.ts';
import { withAdvisoryLock } from './strapi/advisoryLock.ts';
import { guardSchema, sealDatabase } from './strapi/databaseSchema.ts';
import { reportFailedCommits } from './strapi/failedCommits.ts';

type Step = (typeof phases)[number] | 'setUp' | 'start';

async function run(strapi: Core.Strapi, step: Step): Promise<void> {
  for (const { [step]: take } of features) await take?.(strapi);
}

async function schedule(strapi: Core.Strapi, { name, rule, tz, isLocked, atStart, ...job }: Job): Promise<void> {
  const work = () => job.run(strapi, new Date());
  const task = isLocked ? () => withAdvisoryLock(strapi, name, work) : work;
  // As later ones: what they leave undone is no reason to leave all else undone.
  if (atStart) await task().catch((error: unknown) => strapi.log.error(`Cron job "${name}" failed`, error));
  strapi.cron.add({ [name]: { task, options: { rule, ...(tz && { tz }) } } });
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
    for (const job of features.flatMap(({ jobs = [] }) => jobs)) await schedule(strapi, job);
    await run(strapi, 'start');
  },

  async destroy(): Promise<void> {
    for (const { stop } of features) await stop?.();
  },
};
