import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { published } from '../../content/published.ts';
import { sendsMail } from '../../mail/transport.ts';
import type { Context } from '../../strapi/context.ts';
import { answer } from '../../strapi/endpoints.ts';

interface House {
  /** Last part of the address of its page, which a visit names. */
  slug: string;
  name: string;
  company: { documentId: string } | null;
}

/** What the list of visits shows beside the visits; all of it is on the websites. */
export interface VisitFacts {
  /** Whether the service has a mail server. */
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
