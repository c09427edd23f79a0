import type { Core } from '@strapi/strapi';
import { swissDay } from '@group/content-client/contract/swissTime';
import { uidOf } from '../../content/content-types.ts';
import { worklistPath } from '../../content/formPath.ts';
import { swissDate } from '../../content/swissDate.ts';
import { isWorkingDay } from '../../content/workingDays.ts';
import { tenants } from '../../environment/tenants.ts';
import { type Advertisement, notifiedAddress } from '../../mail/dueMails.ts';
import { sendEach } from '../../mail/mailQueue.ts';
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

/** The mails of a house about what is due today or overdue, to each recipient the applications of which they were notified. */
async function mailsOf(strapi: Core.Strapi, { key, name }: { key: string; name: string }, now: Date) {
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
  const recipients = Map.groupBy(due, ({ job }) => job?.contactPerson?.email ?? house);
  return [...recipients].flatMap(([to, theirs]) => (to ? [{ ...dueApplicationsMail(name, theirs), to }] : []));
}

/** Sends each recipient of a house the mail of a working day, once. A failed one is repeated, and no other. */
export async function mailDueApplications(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!sendsMail()) return;
  const store = strapi.store({ type: 'plugin', name: 'content' });
  const today = swissDay(now);
  const stored: unknown = await store.get({ key: 'dueMails' });
  /** The day by recipient. */
  const sent = new Map(isRow(stored) ? Object.entries(stored).filter(([, day]) => day === today) : []);
  for (const { key, name, canton } of tenants) {
    if (!isWorkingDay(today, canton)) continue;
    const mails = (await mailsOf(strapi, { key, name }, now)).filter(({ to }) => !sent.has(`${key} ${to}`));
    const isReachable = await sendEach(strapi, `the mail about due applications of ${key}`, mails, async (mail) => {
      await openTransport().sendMail(mail);
      sent.set(`${key} ${mail.to}`, today);
      await store.set({ key: 'dueMails', value: Object.fromEntries(sent) });
    });
    if (!isReachable) return;
  }
}
