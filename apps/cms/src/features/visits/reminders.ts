import type { Core } from '@strapi/strapi';
import { endOfSwissDay, swissDay } from '@group/content-client/contract/swissTime';
import { uidOf } from '../../content/content-types.ts';
import { sendDueMails } from '../../mail/dueMails.ts';
import { sendsMail } from '../../mail/transport.ts';

const dayMs = 86_400_000;

/** Has everybody who comes tomorrow reminded by mail, once. */
export async function remindVisitors(strapi: Core.Strapi, now: Date): Promise<void> {
  if (!sendsMail()) return;
  const [today, tomorrow] = [now, new Date(now.getTime() + dayMs)].map((day) => endOfSwissDay(swissDay(day)));
  const where = { stage: 'confirmed', reminded: { $ne: true }, startsAt: { $gt: today, $lte: tomorrow } };
  // From when the mail is retried; Strapi does not set it for several rows.
  const data = { reminded: true, receiptDue: true, updatedAt: now.toISOString() };
  await strapi.db.query(uidOf('visit')).updateMany({ where, data });
  // Without waiting: the service answers before a slow mail server does.
  void sendDueMails(strapi);
}
