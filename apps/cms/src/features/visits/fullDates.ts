import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types.ts';
import { withAdvisoryLock } from '../../strapi/advisoryLock.ts';
import { personsOf, type Seated, type Slot } from './seats.ts';

const slots = uidOf('visit-slot');

async function refresh(strapi: Core.Strapi): Promise<void> {
  const taken: Seated[] = await strapi.db.query(uidOf('visit')).findMany({
    where: { seat: { $notNull: true }, startsAt: { $gt: new Date().toISOString() } },
    select: ['seat', 'persons'],
  });
  const dates = Map.groupBy(taken, ({ seat }) => seat.split('/', 2).join('/'));
  const all: (Slot & { full: string | null })[] = await strapi.db.query(slots).findMany();
  for (const { documentId, capacity, full } of all) {
    const fullNow = [...dates]
      .filter(([date]) => date.startsWith(`${documentId}/`))
      .filter(([, seated]) => seated.reduce((sum, visit) => sum + personsOf(visit), 0) >= capacity)
      .map(([date]) => date.slice(documentId.length + 1))
      .toSorted()
      .join(' ');
    // Through the document service, which tells the websites.
    const data: Record<string, unknown> = { full: fullNow };
    if (fullNow !== (full ?? '')) await strapi.documents(slots).update({ documentId, data });
  }
}

let running: Promise<void> = Promise.resolve();
let waiting: Promise<void> | undefined;

/** Writes into each slot on which dates it is full. One run follows the other, so that the last has seen all. Never rejects. */
export function refreshFullDates(strapi: Core.Strapi): Promise<void> {
  waiting ??= running
    .then(() => {
      waiting = undefined;
      return withAdvisoryLock(strapi, 'visit slots', () => refresh(strapi));
    })
    .catch((error: unknown) => {
      strapi.log.error(`full dates of visits could not be written: ${String(error)}`);
    });
  running = waiting;
  return running;
}

/** Resolves once all that was asked for is written. */
export const fullDatesWritten = (): Promise<void> => running;
