import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../../content/content-types.ts';
import { withAdvisoryLock } from '../../strapi/advisoryLock.ts';
import { variables } from '../../environment/variables.ts';
import { expiredAt, linesOf } from './retentionPeriods.ts';

interface Expired {
  documentId: string;
  company: { key: string } | null;
}

async function erase(strapi: Core.Strapi, type: SubmissionType, where: Record<string, unknown>): Promise<void> {
  const found: Expired[] = await strapi.db.query(uidOf(type)).findMany({ where, populate: ['company'] });
  // Through the document service, whose middleware also removes the files.
  for (const { documentId } of found) await strapi.documents(uidOf(type)).delete({ documentId });
  for (const line of linesOf(type, found)) strapi.log.info(line);
}

function expired(now: Date) {
  const { APPLICATION_RETENTION_DAYS: refusedDays, APPLICATION_OPEN_RETENTION_DAYS: openDays } = variables();
  return expiredAt(now, { refusedDays, openDays });
}

/** A night, and an hour for a clock that changes. */
const longestDelayMs = 25 * 3_600_000;

/** How many submissions should have been erased last night. */
export async function overdueErasures(strapi: Core.Strapi, now: Date): Promise<number> {
  const { application, message } = expired(new Date(now.getTime() - longestDelayMs));
  const count = (type: SubmissionType, where: object) => strapi.db.query(uidOf(type)).count({ where });
  return (await count('application', application)) + (await count('message', message));
}

/** Erases applications, with their files, and messages whose retention period is over. */
export async function eraseExpired(strapi: Core.Strapi, now: Date): Promise<void> {
  const { application, message } = expired(now);
  await erase(strapi, 'application', application);
  await erase(strapi, 'message', message);
}

/** Runs {@link eraseExpired} at the start and every night. */
export async function scheduleRetention(strapi: Core.Strapi): Promise<void> {
  const task = () => withAdvisoryLock(strapi, 'retention', () => eraseExpired(strapi, new Date()));
  await task();
  strapi.cron.add({ retention: { task, options: { rule: '20 3 * * *' } } });
}
