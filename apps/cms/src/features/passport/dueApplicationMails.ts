import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { worklistPath } from '../../content/formPath.ts';
import { swissDate, swissDay } from '../../content/swissTime.ts';
import { isWorkingDay } from '../../content/workingDays.ts';
import { errorCode } from '../../environment/errorCode.ts';
import { tenants } from '../../environment/tenants.ts';
import { type Advertisement, notifiedAddress } from '../../mail/dueMails.ts';
import { dueApplicationsMail } from '../../mail/messages.ts';
import { openTransport, sendsMail } from '../../mail/transport.ts';
import { isRow } from '../../strapi/row.ts';
import { deadlinesOf } from '../submissions/worklist/listed.ts';

interface NewApplication {
  documentId: string;
  reference: string;
  stage: 'new';
  acceptedAt: string;
  company: { key: string };
  job: Advertisement | null;
}

/** Mails the recipients of a house what is due today or overdue, each the applications of which they were notified. */
async function mailHouse(strapi: Core.Strapi, { key, name }: { key: string; name: string }, now: Date): Promise<void> {
  const applications: NewApplication[] = await strapi.db.query(uidOf('application')).findMany({
    where: { stage: 'new', company: { key } },
    populate: { company: true, job: { populate: ['contactPerson'] } },
    orderBy: { acceptedAt: 'asc' },
  });
  const deadlines = await deadlinesOf(strapi, applications, now);
  const admin = strapi.config.get<string>('admin.absoluteUrl');
  const due = applications.flatMap(({ documentId, reference, job }, position) => {
    const { urgency = null, answerBy = '' } = deadlines[position] ?? {};
    if (urgency === null || urgency === 'later') return [];
    const link = admin + worklistPath(documentId);
    return [{ job, reference, link, answerBy: swissDate(answerBy), isOverdue: urgency === 'overdue' }];
  });
  const house = await notifiedAddress(strapi, { company: { key } });
  for (const [to, theirs] of Map.groupBy(due, ({ job }) => job?.contactPerson?.email ?? house))
    if (to) await openTransport().sendMail({ ...dueApplicationsMail(name, theirs), to });
}

/** Sends each house its mail of a working day, once. A failed one is repeated. */
export async function mailDueApplications(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!sendsMail()) return;
  const store = strapi.store({ type: 'plugin', name: 'content' });
  const today = swissDay(now);
  const stored: unknown = await store.get({ key: 'dueMails' });
  const sent = isRow(stored) ? { ...stored } : {};
  for (const { key, name, canton } of tenants) {
    if (sent[key] === today || !isWorkingDay(today, canton)) continue;
    try {
      await mailHouse(strapi, { key, name }, now);
      sent[key] = today;
      await store.set({ key: 'dueMails', value: sent });
    } catch (error) {
      strapi.log.warn(
        `the mail about due applications of ${key} was not sent and will be retried: ${errorCode(error)}`,
      );
    }
  }
}
