import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../content/content-types.ts';
import { withAdvisoryLock } from '../setup/advisoryLock.ts';
import { variables } from '../variables.ts';

const dayMs = 86_400_000;

const messageRetentionDays = 365;

/** Stages in which an application is still open. One that is hired becomes part of the personnel file. */
const openStages = ['new', 'in-contact', 'invited'];

interface Expired {
  documentId: string;
  company: { key: string } | null;
}

const before = (now: Date, days: number): { $lt: string } => ({
  $lt: new Date(now.getTime() - days * dayMs).toISOString(),
});

async function erase(strapi: Core.Strapi, type: SubmissionType, where: Record<string, unknown>): Promise<void> {
  const expired: Expired[] = await strapi.db.query(uidOf(type)).findMany({ where, populate: ['company'] });
  const counts = new Map<string, number>();
  for (const { documentId, company } of expired) {
    // Through the document service, whose middleware also removes the files.
    await strapi.documents(uidOf(type)).delete({ documentId });
    const tenant = company?.key ?? 'none';
    counts.set(tenant, (counts.get(tenant) ?? 0) + 1);
  }
  for (const [tenant, count] of counts)
    strapi.log.info(`erased after the retention period: ${tenant} ${type} ${count}`);
}

/** Erases applications, with their files, and messages whose retention period is over. */
export async function eraseExpired(strapi: Core.Strapi, now: Date): Promise<void> {
  const { APPLICATION_RETENTION_DAYS: refusedDays, APPLICATION_OPEN_RETENTION_DAYS: openDays } = variables();
  const refused = { stage: 'refused', stageChangedAt: before(now, refusedDays) };
  const open = { stage: { $in: openStages }, stageChangedAt: before(now, openDays) };
  await erase(strapi, 'application', { $or: [refused, open] });
  await erase(strapi, 'message', { acceptedAt: before(now, messageRetentionDays) });
}

/** Runs {@link eraseExpired} at the start and every night. */
export async function scheduleRetention(strapi: Core.Strapi): Promise<void> {
  const task = () => withAdvisoryLock(strapi, 'retention', () => eraseExpired(strapi, new Date()));
  await task();
  strapi.cron.add({ retention: { task, options: { rule: '20 3 * * *' } } });
}
