import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../content/content-types.ts';
import { withAdvisoryLock } from '../setup/advisoryLock.ts';

const day = 86_400_000;

/** Messages are answered or not; after a year nobody needs them. */
const daysOfMessages = 365;

/** Days that a refused application is kept: `APPLICATION_RETENTION_DAYS`, by default 90. */
function daysOfApplications(): number {
  const days = Number(process.env.APPLICATION_RETENTION_DAYS || 90);
  if (!Number.isInteger(days) || days < 1) {
    throw new Error('APPLICATION_RETENTION_DAYS must be a whole number of days, at least 1.');
  }
  return days;
}

interface Expired {
  documentId: string;
  company: { key: string } | null;
}

const before = (now: Date, days: number): { $lt: string } => ({
  $lt: new Date(now.getTime() - days * day).toISOString(),
});

async function erase(strapi: Core.Strapi, type: SubmissionType, where: Record<string, unknown>): Promise<void> {
  const expired: Expired[] = await strapi.db.query(uidOf(type)).findMany({ where, populate: ['company'] });
  const numbers = new Map<string, number>();
  for (const { documentId, company } of expired) {
    // Through the documents, as this also removes the files.
    await strapi.documents(uidOf(type)).delete({ documentId });
    const tenant = company?.key ?? 'none';
    numbers.set(tenant, (numbers.get(tenant) ?? 0) + 1);
  }
  for (const [tenant, number] of numbers) strapi.log.info(`erased as their time was over: ${tenant} ${type} ${number}`);
}

/** Erases what may not be kept longer: refused applications with their files, and messages. */
export async function eraseExpired(strapi: Core.Strapi, now: Date): Promise<void> {
  const changed = before(now, daysOfApplications());
  await erase(strapi, 'application', { stage: 'refused', stageChangedAt: changed });
  await erase(strapi, 'message', { acceptedAt: before(now, daysOfMessages) });
}

/** Erases at the start and once a night. */
export async function keepRetention(strapi: Core.Strapi): Promise<void> {
  const task = () => withAdvisoryLock(strapi, 'retention', () => eraseExpired(strapi, new Date()));
  await task();
  strapi.cron.add({ retention: { task, options: { rule: '20 3 * * *' } } });
}
