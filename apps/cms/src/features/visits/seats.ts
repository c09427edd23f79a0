import type { Core } from '@strapi/strapi';
import { visitDates } from '@group/content-client/contract/visitDates';
import { uidOf } from '../../content/content-types.ts';
import { claimValue } from '../../strapi/claimValue.ts';

export interface Slot {
  documentId: string;
  title: string;
  house: string | null;
  place: string | null;
  startsAt: string;
  repeatsUntil: string | null;
  minutes: number;
  capacity: number;
  closed: boolean | null;
}

/** A date that a slot offers. */
export interface Offered {
  slot: Slot;
  /** ISO instant. */
  startsAt: string;
}

/**
 * The date that a visitor chose, if the house still offers it.
 * @param choice the slot's id and the date, as a form sends them
 */
export async function offeredDate(strapi: Core.Strapi, choice: string, company: number): Promise<Offered | undefined> {
  const [documentId = '', startsAt = ''] = choice.split('/');
  const slot: Slot | null = await strapi.db.query(uidOf('visit-slot')).findOne({ where: { documentId, company } });
  const time = Date.parse(startsAt);
  const isOffered = slot && !slot.closed && time > Date.now() && visitDates(slot, time, time).includes(startsAt);
  return isOffered ? { slot, startsAt } : undefined;
}

/**
 * Gives a visit one of the seats of a date, in the open transaction. The unique index decides between visits that want
 * the same seat at once.
 * @param id of the visit's row
 * @returns whether there was one left
 */
export async function takeSeat(strapi: Core.Strapi, id: number, { slot, startsAt }: Offered): Promise<boolean> {
  const visit = uidOf('visit');
  for (let number = 1; number <= slot.capacity; number += 1) {
    const seat = `${slot.documentId}/${startsAt}/${number}`;
    const isTaken = (await strapi.db.query(visit).count({ where: { seat } })) > 0;
    if (!isTaken && (await claimValue(strapi, visit, id, { seat }))) return true;
  }
  return false;
}

/** What a visit takes over from the slot, so that later changes of the slot do not change it. */
export const detailsOf = ({ slot, startsAt }: Offered) => ({
  startsAt,
  about: slot.title,
  house: slot.house ?? '',
  place: slot.place,
  minutes: slot.minutes,
});
