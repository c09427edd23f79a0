import {
  type Alert,
  type AlertAction,
  alertActions,
  type AlertLink,
  alertMonths,
  hoursToConfirm,
} from '@group/content-client/contract/alertLink';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { answer, type Endpoints } from '../../strapi/endpoints.ts';
import { isRow } from '../../strapi/row.ts';
import { linkedEntry, linkIn } from '../../content/linkedEntry.ts';
import type { StoredAlert } from './alert.ts';
import { openJobs, wishedJobs } from './openJobs.ts';
import type { Context } from '../../strapi/context.ts';

const uid = uidOf('alert');
const hourMs = 3_600_000;

function chosenIn(body: unknown): AlertLink | undefined {
  const link = linkIn(body);
  return link && { ...link, action: alertActions.find((action) => isRow(body) && action === body.action) };
}

/** Whether the time of a subscription is over, although it may not be erased yet. */
function isOver({ createdAt, endsAt }: StoredAlert, now: Date): boolean {
  const end = endsAt ? Date.parse(endsAt) : Date.parse(createdAt) + hoursToConfirm * hourMs;
  return end < now.getTime();
}

function endAfter(now: Date): string {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + alertMonths);
  return end.toISOString();
}

/** Starts a subscription and deletes earlier ones of the same address, so that no address gets two mails a day from one house. */
async function confirm(strapi: Core.Strapi, alert: StoredAlert, now: Date): Promise<StoredAlert> {
  const { id, documentId, email, company } = alert;
  const older = { company: { key: company?.key }, email: { $eqi: email }, confirmedAt: { $notNull: true } };
  const replaced: { documentId: string }[] = await strapi.db
    .query(uid)
    .findMany({ where: { ...older, documentId: { $ne: documentId } }, select: ['documentId'] });
  for (const each of replaced) await strapi.documents(uid).delete(each);
  const known = wishedJobs(await openJobs(strapi, now), company?.key ?? '', alert);
  const at = now.toISOString();
  const changed = {
    confirmedAt: at,
    checkedAt: at,
    endsAt: endAfter(now),
    knownJobs: known.map((job) => job.documentId),
  };
  await strapi.db.query(uid).update({ where: { id }, data: changed });
  return { ...alert, ...changed };
}

/** Does what the visitor chose; doing it again changes nothing. */
const actions: Readonly<
  Record<AlertAction, (strapi: Core.Strapi, alert: StoredAlert, now: Date) => Promise<StoredAlert | null>>
> = {
  confirm: async (strapi, alert, now) => (alert.confirmedAt ? alert : confirm(strapi, alert, now)),
  async renew(strapi, alert, now) {
    if (!alert.confirmedAt) return alert;
    const changed = { endsAt: endAfter(now), remindedAt: null };
    await strapi.db.query(uid).update({ where: { id: alert.id }, data: changed });
    return { ...alert, ...changed };
  },
  async unsubscribe(strapi, { documentId }) {
    await strapi.documents(uid).delete({ documentId });
    return null;
  },
};

const shown = ({ area, employer, place, workload, apprenticeships, endsAt }: StoredAlert): Alert => ({
  area,
  employer,
  place,
  workload,
  apprenticeships,
  endsAt,
});

/** Answers with the subscription of a link, after what its holder chose; with null for every other link. */
export async function openLink(strapi: Core.Strapi, link: AlertLink, now: Date): Promise<Alert | null> {
  const found: StoredAlert | null = await linkedEntry(strapi, 'alert', link, ['company']);
  if (!found || isOver(found, now)) return null;
  const alert = link.action ? await actions[link.action](strapi, found, now) : found;
  return alert && shown(alert);
}

async function open(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const link = chosenIn(ctx.request.body);
  answer(ctx, 200, { alert: link ? await openLink(strapi, link, new Date()) : null });
}

export const alertEndpoints: Endpoints = {
  'POST /alerts/link': open,
};
