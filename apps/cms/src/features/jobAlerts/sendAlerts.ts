import { jobAlertPage } from '@group/content-client/contract/paths';
import type { Core } from '@strapi/strapi';
import { swissDay, swissInstant } from '@group/content-client/contract/swissTime';
import { websitePath } from '../../content/websitePath.ts';
import { uidOf } from '../../content/content-types.ts';
import { siteOrigin } from '../../environment/siteOrigin.ts';
import { tenantOf } from '../../environment/tenants.ts';
import { alertMail } from '../../mail/alertMails.ts';
import { replyAddressOf } from '../../mail/dueMails.ts';
import { sendEach } from '../../mail/mailQueue.ts';
import { siteAddress } from '../../mail/siteAddress.ts';
import { isRefused, openTransport, sendsMail } from '../../mail/transport.ts';
import type { StoredAlert } from './alert.ts';
import { type OpenJob, openJobs, wishedJobs } from './openJobs.ts';

const uid = uidOf('alert');

/** Swiss time from which the mails of a day are sent. */
const sentFrom = '07:00';

/** How long before its end subscribers are told how to renew a subscription. */
const reminderMs = 14 * 86_400_000;

/** `Köchin oder Koch EFZ, Aeugst am See, 60–80 %` */
function lineOf({ locale, title, workplace, pensumMin, pensumMax }: OpenJob): string {
  const from = pensumMin ?? pensumMax;
  const to = pensumMax ?? from;
  const percent = locale === 'en' ? '%' : ' %';
  const workload = from === null ? [] : [`${from === to ? from : `${from}–${to}`}${percent}`];
  return [title, workplace, ...workload].join(', ');
}

/** A job as it is written in the language of a subscription, or in German, with its address at the website of it. */
function announced(jobs: readonly OpenJob[], german: OpenJob, { company, language }: StoredAlert) {
  const tenant = tenantOf(company?.key);
  const locale = tenant?.features.languages?.find(({ prefix }) => prefix === language)?.locale;
  const job = jobs.find((each) => each.documentId === german.documentId && each.locale === locale) ?? german;
  const url = tenant
    ? siteOrigin(tenant) + websitePath('job', tenant, { id: german.documentId, kind: german.kind }, locale)
    : '';
  return { line: lineOf(job), url };
}

/** Mails one subscriber what is new, and that the subscription ends soon; nothing where there is neither. */
async function sendAlert(strapi: Core.Strapi, alert: StoredAlert, jobs: readonly OpenJob[], now: Date): Promise<void> {
  const { id, email, language, company, endsAt, remindedAt, privateToken, knownJobs } = alert;
  const open = wishedJobs(jobs, company?.key ?? '', alert);
  const isNew = ({ documentId }: OpenJob) => !knownJobs?.includes(documentId);
  const endsSoon = endsAt !== null && Date.parse(endsAt) - now.getTime() < reminderMs;
  const link = siteAddress(company?.key ?? '', language, jobAlertPage.href({ token: privateToken }));
  const fresh = open.filter(isNew);
  if (link && (fresh.length > 0 || (endsSoon && !remindedAt))) {
    const facts = {
      company: company?.name ?? '',
      link,
      jobs: fresh.map((job) => announced(jobs, job, alert)),
      endsAt: endsSoon ? endsAt : undefined,
    };
    const replyTo = await replyAddressOf(strapi, company);
    const mail = {
      ...alertMail(language, facts),
      to: email,
      ...(replyTo && { replyTo }),
      // RFC 8058: mail programs unsubscribe by a POST to this address.
      headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
    try {
      await openTransport().sendMail(mail);
    } catch (error) {
      if (isRefused(error))
        await strapi.db.query(uid).update({ where: { id }, data: { checkedAt: now.toISOString() } });
      throw error;
    }
  }
  const data = {
    checkedAt: now.toISOString(),
    knownJobs: open.map(({ documentId }) => documentId),
    ...(endsSoon && { remindedAt: remindedAt ?? now.toISOString() }),
  };
  await strapi.db.query(uid).update({ where: { id }, data });
}

/**
 * Sends the mails of the day to those subscribers who were not looked after today. One that fails is tried again in an hour;
 * tomorrow if the mail server refuses it, as it may do so until the subscription ends.
 */
export async function sendAlerts(strapi: Core.Strapi, now: Date): Promise<void> {
  const begin = swissInstant(`${swissDay(now)}T${sentFrom}`);
  if (!sendsMail() || now.toISOString() < begin) return;
  const where = { checkedAt: { $lt: begin }, endsAt: { $gt: now.toISOString() } };
  const due: Pick<StoredAlert, 'id'>[] = await strapi.db.query(uid).findMany({ where, select: ['id'] });
  const jobs = due.length > 0 ? await openJobs(strapi, now) : [];
  await sendEach(strapi, 'new jobs for a subscriber', due, async ({ id }) => {
    // Mails before it may have taken long: by then, the subscriber may have renewed or ended the subscription.
    const alert: StoredAlert | null = await strapi.db
      .query(uid)
      .findOne({ where: { ...where, id }, populate: ['company'] });
    if (alert) await sendAlert(strapi, alert, jobs, now);
  });
}
