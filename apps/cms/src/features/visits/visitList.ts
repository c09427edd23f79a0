import type { VisitStage } from '@group/content-client/contract/submissions/stages';
import { endOfSwissDay, swissDay, swissInstant } from '@group/content-client/contract/swissTime';
import type { VisitState } from '@group/content-client/contract/visitPage';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { published } from '../../content/published.ts';
import { sendsMail } from '../../mail/transport.ts';
import type { Context } from '../../strapi/context.ts';
import { forbidden } from '../../strapi/forbidden.ts';
import { readableDocuments } from '../../strapi/permissionChecker.ts';
import type { VisitGroup } from './visitGroups.ts';

export interface ListedVisit extends Pick<VisitState, 'stage' | 'startsAt' | 'occasion'> {
  documentId: string;
  revision: string | null;
  group: VisitGroup;
  name: string;
  about: string | null;
  /** Its German name; the last part of the address of its page, if that is not published. */
  house: string | null;
  wishes: string | null;
  persons: string | null;
  email: string | null;
  tel: string | null;
  company: { id: number; name: string } | null;
}

export interface VisitList {
  results: ListedVisit[];
  sendsMail: boolean;
}

export type VisitCounts = Record<VisitGroup, number>;

const fields = [
  'revision',
  'stage',
  'startsAt',
  'occasion',
  'name',
  'about',
  'house',
  'wishes',
  'persons',
  'email',
  'tel',
];

/** More than a house has. */
const maxListed = 10_000;

/** The visits of a group that the user of a request may read, in the order of the list. Throws 403 if they may read none. */
async function readableVisits(strapi: Core.Strapi, ctx: Context, group: VisitGroup, options: object) {
  const waiting: readonly VisitStage[] = ['new', 'full'];
  const day = swissDay(new Date());
  const end = endOfSwissDay(day);
  const startsAt = group === 'today' ? { $gte: swissInstant(`${day}T00:00`), $lte: end } : { $gt: end };
  const query =
    group === 'open'
      ? { filters: { stage: { $in: waiting } }, sort: 'acceptedAt:asc' }
      : { filters: { stage: { $notIn: waiting }, startsAt }, sort: 'startsAt:asc' };
  const found = await readableDocuments(strapi, ctx, uidOf('visit'), { ...query, ...options, limit: maxListed });
  if (!found) throw forbidden('Besuche liest die Personalabteilung.');
  return found;
}

export async function listVisits(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const houses: { slug: string; name: string; company: { id: number } | null }[] = await strapi.db
    .query(uidOf('house'))
    .findMany({ where: { ...published(uidOf('house')), locale: 'de-CH' }, populate: ['company'] });
  const read = async (group: VisitGroup) => {
    const found = await readableVisits(strapi, ctx, group, { fields, populate: ['company'] });
    return found.map((visit) => {
      const own = houses.find(({ slug, company }) => slug === visit.house && company?.id === visit.company?.id);
      return { ...visit, group, house: own?.name ?? visit.house };
    });
  };
  ctx.body = {
    results: [...(await read('open')), ...(await read('today')), ...(await read('coming'))],
    sendsMail: sendsMail(),
  };
}

/** Counts stages only, without what is cancelled: who asks reads nothing of a visit. */
export async function countVisits(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const count = async (group: VisitGroup): Promise<number> =>
    (await readableVisits(strapi, ctx, group, { fields: ['stage'] })).filter(({ stage }) => stage !== 'cancelled')
      .length;
  ctx.body = {
    open: await count('open'),
    today: await count('today'),
    coming: await count('coming'),
  } satisfies VisitCounts;
}
