import { submissionKinds } from '@group/content-client/contract/submissions/fields';
import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../../content/content-types.ts';
import { variables } from '../../environment/variables.ts';
import { erasingAs, forgetReceipts } from './erasureReceipts.ts';
import { expiredAt, keptUntil, linesOf, type RetentionPeriods } from './retentionPeriods.ts';

interface Expired {
  documentId: string;
  company: { key: string } | null;
}

/** Returns what kept submissions from being erased. */
async function erase(strapi: Core.Strapi, type: SubmissionType, where: Record<string, unknown>): Promise<unknown[]> {
  const found: Expired[] = await strapi.db.query(uidOf(type)).findMany({ where, populate: ['company'] });
  const erased: Expired[] = [];
  const failures: unknown[] = [];
  // Through the document service, whose middleware also removes the files.
  await erasingAs('expired', async () => {
    for (const submission of found) {
      try {
        await strapi.documents(uidOf(type)).delete({ documentId: submission.documentId });
        erased.push(submission);
      } catch (error) {
        failures.push(error);
      }
    }
  });
  for (const line of linesOf(type, erased)) strapi.log.info(line);
  return failures;
}

function periods(): RetentionPeriods {
  const { APPLICATION_RETENTION_DAYS: rejectedDays, APPLICATION_OPEN_RETENTION_DAYS: openDays } = variables();
  return { rejectedDays, openDays };
}

const expired = (now: Date) => expiredAt(now, periods());

/** When an application is erased at the latest, an ISO instant; null for one that becomes a personnel file. */
export const erasedBy = (application: Parameters<typeof keptUntil>[0]): string | null =>
  keptUntil(application, periods());

/** A day without this service, and an hour. */
const longestDelayMs = 25 * 3_600_000;

/** How many submissions should have been erased long ago. */
export async function overdueErasures(strapi: Core.Strapi, now: Date): Promise<number> {
  const filters = expired(new Date(now.getTime() - longestDelayMs));
  let overdue = 0;
  for (const type of submissionKinds) overdue += await strapi.db.query(uidOf(type)).count({ where: filters[type] });
  return overdue;
}

/**
 * Erases submissions, with their files, and receipts of erasures whose retention period is over. Throws the first failure
 * after all others are erased.
 */
export async function eraseExpired(strapi: Core.Strapi, now: Date): Promise<void> {
  const filters = expired(now);
  await forgetReceipts(strapi, now);
  const failures: unknown[] = [];
  for (const type of submissionKinds) failures.push(...(await erase(strapi, type, filters[type])));
  if (failures.length > 0) throw failures[0];
}
