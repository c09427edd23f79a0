import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../content/content-types.ts';
import { withAdvisoryLock } from '../setup/advisoryLock.ts';
import { variables } from '../variables.ts';
import { expiredAt, linesOf } from './retentionPeriods.ts';

interface Expired {
  documentId: string;
  company: { key: string } | null;
}

async function erase(strapi: Core.Strapi, type: SubmissionType, where: Record<string, unknown>): Promise<void> {
  const expired: Expired[] = await strapi.db.query(uidOf(type)).findMany({ where, populate: ['company'] });
  // Through the document service, whose middleware also removes the files.
  for (const { documentId } of expired) await strapi.documents(uidOf(type)).delete({ documentId });
  for (const line of linesOf(type, expired)) strapi.log.info(line);
}

/** Erases applications, with their files, and messages whose retention period is over. */
export async function eraseExpired(strapi: Core.Strapi, now: Date): Promise<void> {
  const { APPLICATION_RETENTION_DAYS: refusedDays, APPLICATION_OPEN_RETENTION_DAYS: openDays } = variables();
  const expired = expiredAt(now, { refusedDays, openDays });
  await erase(strapi, 'application', expired.application);
  await erase(strapi, 'message', expired.message);
}

/** Runs {@link eraseExpired} at the start and every night. */
export async function scheduleRetention(strapi: Core.Strapi): Promise<void> {
  const task = () => withAdvisoryLock(strapi, 'retention', () => eraseExpired(strapi, new Date()));
  await task();
  strapi.cron.add({ retention: { task, options: { rule: '20 3 * * *' } } });
}
