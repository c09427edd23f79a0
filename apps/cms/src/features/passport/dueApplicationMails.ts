import type { Core } from '@strapi/strapi';
import { swissDay } from '@group/content-client/contract/swissTime';
import { uidOf } from '../../content/content-types.ts';
import { worklistPath } from '../../content/formPath.ts';
import { swissDate } from '../../content/swissDate.ts';
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
  /** Houses that are done, and recipients of others. */
  const sent = new Map(isRow(stored) ? Object.entries(stored).filter(([, day]) => day === today) : []);
  const record = async (what: string): Promise<void> => {
    sent.set(what, today);
    await store.set({ key: 'dueMails', value: Object.fromEntries(sent) });
  };
  const mailHouse = async (house: { key: string; name: string }): Promise<void> => {
    let failure: unknown;
    for (const mail of await mailsOf(strapi, house, now)) {
      const recipient = `${house.key} ${mail.to}`;
      if (sent.has(recipient)) continue;
      try {
        await openTransport().sendMail(mail);
        await record(recipient);
      } catch (error) {
        failure = error;
      }
    }
    if (failure) throw failure;
    await record(house.key);
  };
  for (const { key, name, canton } of tenants) {
    if (sent.has(key) || !isWorkingDay(today, canton)) continue;
    await mailHouse({ key, name }).catch((error: unknown) => {
      strapi.log.warn(
        `the mail about due applications of ${key} was not sent and will be retried: ${errorCode(error)}`,
      );
    });
  }
}
