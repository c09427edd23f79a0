import type { VisitStage } from '@group/content-client/contract/submissions/stages';
import type { Core } from '@strapi/strapi';
import { endOfSwissDay, swissDay, swissInstant } from '@group/content-client/contract/swissTime';
import { uidOf } from '../../content/content-types.ts';
import { published } from '../../content/published.ts';
import { sendsMail } from '../../mail/transport.ts';
import type { Context } from '../../strapi/context.ts';
import { answer } from '../../strapi/endpoints.ts';
import { readableDocuments } from '../../strapi/permissionChecker.ts';

interface House {
  /** Last part of the address of its page, which a visit names. */
  slug: string;
  name: string;
  company: { documentId: string } | null;
}

/** What the list of visits shows beside the visits; all of it is on the websites. */
export interface VisitFacts {
  sendsMail: boolean;
  /** With their German names. */
  houses: House[];
}

export async function showVisitFacts(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const houses: House[] = await strapi.db.query(uidOf('house')).findMany({
    where: { ...published(uidOf('house')), locale: 'de-CH' },
    select: ['slug', 'name'],
    populate: { company: { select: ['documentId'] } },
  });
  answer(ctx, 200, { sendsMail: sendsMail(), houses } satisfies VisitFacts);
}

export type VisitCounts = Record<'open' | 'today' | 'coming', number>;

/** More than a house has. */
const maxCounted = 10_000;

/** Counts ids only: who asks reads nothing of a visit. */
export async function countVisits(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const count = async (stages: readonly VisitStage[], startsAt?: object): Promise<number | undefined> => {
    const filters = { stage: { $in: stages }, ...(startsAt && { startsAt }) };
    return (
      await readableDocuments(strapi, ctx, uidOf('visit'), { filters, fields: ['documentId'], limit: maxCounted })
    )?.length;
  };
  const day = swissDay(new Date());
  const [begin, end] = [swissInstant(`${day}T00:00`), endOfSwissDay(day)];
  const open = await count(['new', 'full']);
  const today = await count(['proposed', 'confirmed'], { $gte: begin, $lte: end });
  const coming = await count(['proposed', 'confirmed'], { $gt: end });
  if (open === undefined || today === undefined || coming === undefined) return answer(ctx, 403);
  answer(ctx, 200, { open, today, coming } satisfies VisitCounts);
}
