import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import type { Context } from '../../strapi/context.ts';
import { isRow } from '../../strapi/row.ts';
import { personsOf, type Seated } from './seats.ts';

/** Persons who come, by the slot and the date, as seats name them. */
async function personsByDate(strapi: Core.Strapi): Promise<ReadonlyMap<string, number>> {
  const taken: Seated[] = await strapi.db.query(uidOf('visit')).findMany({
    where: { seat: { $notNull: true }, startsAt: { $gt: new Date().toISOString() } },
    select: ['seat', 'persons'],
  });
  const byDate = Map.groupBy(taken, ({ seat }) => seat.split('/', 2).join('/'));
  return new Map([...byDate].map(([date, seated]) => [date, seated.reduce((sum, one) => sum + personsOf(one), 0)]));
}

/** Adds to each slot that a website reads on which dates it is full, separated by spaces. */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    await next();
    const slots = isRow(ctx.body) ? [ctx.body.data].flat().filter(isRow) : [];
    const persons = slots.length > 0 ? [...(await personsByDate(strapi))] : [];
    for (const { documentId, attributes } of slots) {
      if (!isRow(attributes)) continue;
      const prefix = `${String(documentId)}/`;
      const full = persons
        .filter(([date, taken]) => date.startsWith(prefix) && taken >= Number(attributes.capacity))
        .map(([date]) => date.slice(prefix.length))
        .toSorted()
        .join(' ');
      Object.assign(attributes, { full });
    }
  };
