import { applicationPage, jobAlertPage, visitPage } from '@group/content-client/contract/paths';
import { mailAddressPattern, submissionKinds } from '@group/content-client/contract/submissions/fields';
import { visitStages } from '@group/content-client/contract/submissions/stages';
import { hashOfPrivateToken } from '@group/content-client/contract/submissions/privateLink';
import type { Core } from '@strapi/strapi';
import { type SubmissionType, uidOf } from '../content/content-types.ts';
import { formPath, worklistPath } from '../content/formPath.ts';
import { linkedApplications } from '../content/linkedEntry.ts';
import { publishedFrame } from '../content/publishedFrame.ts';
import { confirmationMail } from './alertMails.ts';
import { houseName } from './houseName.ts';
import { type LimitedMail, mayGet, notSent } from './mailboxLimits.ts';
import { mailQueue, sendEach } from './mailQueue.ts';
import { notificationOf, receiptOf } from './messages.ts';
import { siteAddress } from './siteAddress.ts';
import { openTransport } from './transport.ts';
import { type MailedVisit, visitMail, visitNotification } from './visitMails.ts';

/** Stops retrying after three days: a later mail would only confuse its reader. */
const retryPeriodMs = 3 * 86_400_000;

/** A dozen attempts. */
const expectedPeriodMs = 3_600_000;

interface Entry {
  id: number;
  documentId: string;
  reference: string;
  language: string | null;
  email: string | null;
  /** Of kinds whose sender has a page. */
  privateToken?: string | null;
  linkHash?: string | null;
  receiptDue: boolean;
  notificationDue: boolean;
  company: { key: string; name: string } | null;
  job?: Advertisement | null;
}

type VisitEntry = Entry & MailedVisit & { house: string | null };

/** Only visits have a stage for their mails, which follow it. */
const isVisit = (entry: Entry | VisitEntry): entry is VisitEntry => 'sequence' in entry;

/** What limits a mail to the sender: anybody can cause a receipt, but the house what it has changed. */
function limitOf(type: SubmissionType, entry: Entry | VisitEntry): LimitedMail | undefined {
  if (type === 'alert') return 'confirmation';
  if (!isVisit(entry)) return 'receipt';
  if (entry.reminded) return 'reminder';
  return entry.sequence ? undefined : 'receipt';
}

export async function replyAddressOf(
  strapi: Core.Strapi,
  company: { key: string } | null,
): Promise<string | undefined> {
  if (!company) return undefined;
  const frame = await publishedFrame(strapi, company.key, { email: { $notNull: true } });
  return frame?.email ?? undefined;
}

async function phoneOf(strapi: Core.Strapi, company: { key: string } | null): Promise<string | null | undefined> {
  return company && (await publishedFrame(strapi, company.key, { phone: { $notNull: true } }))?.phone;
}

export interface Advertisement {
  contactPerson: { email: string | null } | null;
}

/** Who gets the notifications about an application: the contact person of its job, otherwise the house. */
export const notifiedAddress = async (
  strapi: Core.Strapi,
  { company, job }: { company: { key: string } | null; job?: Advertisement | null },
): Promise<string | undefined> => job?.contactPerson?.email ?? (await replyAddressOf(strapi, company));

/** Pages of senders; messages have none. */
const privatePages = { application: applicationPage, visit: visitPage, alert: jobAlertPage } as const;

interface Addresses {
  /** Of the entry in the admin. */
  link: string;
  house: string | undefined;
  /** All entries to which the page of the receipt leads. */
  linked: readonly Entry[];
}

/** The mails to the sender and to the organisation; the house is not told of subscriptions. */
function mailsOf(type: SubmissionType, entry: Entry | VisitEntry, { link, house, linked }: Addresses) {
  const { reference, company, language, privateToken: token } = entry;
  const path = token && type !== 'message' ? privatePages[type].href({ token }) : '';
  const page = path ? siteAddress(company?.key ?? '', language ?? '', path) : undefined;
  if (isVisit(entry)) return { receipt: visitMail(entry, page, house), notification: visitNotification(entry, link) };
  if (type === 'alert') {
    return { receipt: page && confirmationMail(language ?? '', company?.name ?? '', page), notification: undefined };
  }
  const kind = type === 'application' ? type : 'message';
  const houses = linked.map((each) => ({ reference: each.reference, company: each.company?.name ?? '' }));
  return {
    receipt: receiptOf(kind, language ?? '', { reference, company: company?.name ?? '', link: page, houses }),
    notification: notificationOf(kind, company?.name ?? '', reference, link),
  };
}

/** Whether the receipt leads to several houses: an answer that quotes it would tell one of them of the others. */
const isOfSeveral = ({ privateToken, linkHash }: Entry): boolean =>
  Boolean(privateToken && hashOfPrivateToken(privateToken) !== linkHash);

async function send(strapi: Core.Strapi, type: SubmissionType, entry: Entry): Promise<void> {
  const transport = openTransport();
  const query = strapi.db.query(uidOf(type));
  const { id, documentId, email } = entry;
  const address = await replyAddressOf(strapi, entry.company);
  const path = type === 'application' ? worklistPath(documentId) : formPath(type, documentId);
  const link = strapi.config.get<string>('admin.absoluteUrl') + path;
  const { company, privateToken } = entry;
  const isLinked = type === 'application' && entry.receiptDue && company && privateToken;
  const linked = isLinked
    ? await linkedApplications<Entry>(strapi, { token: privateToken, company: company.key }, { company: true })
    : [];
  const mailed = isVisit(entry)
    ? { ...entry, houseName: await houseName(strapi, entry), phone: await phoneOf(strapi, company) }
    : entry;
  const { receipt, notification } = mailsOf(type, mailed, { link, house: address, linked });
  // A visit that was changed or disowned while its mails were sent has others due now.
  const where = { id, ...(isVisit(entry) && { sequence: entry.sequence, reminded: entry.reminded, email }) };
  const sendReceipt = async (): Promise<void> => {
    const to = email?.trim() ?? '';
    const limit = limitOf(type, entry);
    if (receipt && mailAddressPattern.test(to) && (!limit || (await mayGet(strapi, limit, to)))) {
      const reply = address && !isOfSeveral(entry) && { replyTo: address };
      await transport.sendMail({ ...receipt, to, ...reply }).catch(async (error: unknown) => {
        if (limit) await notSent(strapi, limit, to);
        throw error;
      });
    }
    await query.updateMany({ where, data: { receiptDue: false } });
  };
  const sendNotification = async (): Promise<void> => {
    const to = await notifiedAddress(strapi, entry);
    if (!to) {
      strapi.log.warn(`a submission (${type}) has no recipient: konfiguration-${company?.key} has no email`);
      return;
    }
    await transport.sendMail({ ...notification, to });
    await query.updateMany({ where, data: { notificationDue: false } });
  };
  // Both are tried: an address that the mail server rejects does not keep the other mail from being sent.
  const tried = await Promise.allSettled([
    entry.receiptDue && sendReceipt(),
    entry.notificationDue && notification && sendNotification(),
  ]);
  const failed = tried.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

function waitingSince(type: SubmissionType, now: number) {
  const due = { $or: [{ receiptDue: true }, { notificationDue: true }] };
  const isRecent = { $gt: new Date(now - retryPeriodMs).toISOString() };
  if (type !== 'visit') return { $and: [due, { createdAt: isRecent }] };
  // Each change of a visit has mails of its own; a reminder is of use until the visit begins.
  const isOfUse = { $or: [{ reminded: { $ne: true } }, { startsAt: { $gt: new Date(now).toISOString() } }] };
  // There are no words for a stage that an update, or the way back from one, has removed.
  return { $and: [due, { updatedAt: isRecent, stage: { $in: [...visitStages] } }, isOfUse] };
}

export async function waitingMails(strapi: Core.Strapi, now: number): Promise<{ waiting: number; late: number }> {
  const counts = { waiting: 0, late: 0 };
  for (const type of submissionKinds) {
    const { $and } = waitingSince(type, now);
    // A changed visit has new mails, which wait since then.
    const isLate = { updatedAt: { $lt: new Date(now - expectedPeriodMs).toISOString() } };
    counts.waiting += await strapi.db.query(uidOf(type)).count({ where: { $and } });
    counts.late += await strapi.db.query(uidOf(type)).count({ where: { $and: [...$and, isLate] } });
  }
  return counts;
}

async function sendAll(strapi: Core.Strapi): Promise<void> {
  for (const type of submissionKinds) {
    const populate = { company: true, ...(type === 'application' && { job: { populate: ['contactPerson'] } }) };
    const entries: Entry[] = await strapi.db
      .query(uidOf(type))
      .findMany({ where: waitingSince(type, Date.now()), populate, orderBy: { id: 'asc' } });
    const what = `mails of a submission (${type})`;
    if (!(await sendEach(strapi, what, entries, (entry) => send(strapi, type, entry)))) return;
  }
}

export const sendDueMails = mailQueue('mails', 'due mails', sendAll);
