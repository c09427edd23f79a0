import type { Core } from '@strapi/strapi';
import type { VisitOccasion } from '@group/content-client/contract/content/enumerations';
import { slotTitle } from '@group/content-client/contract/slotTitle';
import { visitDates } from '@group/content-client/contract/visitDates';
import { uidOf } from '../../content/content-types.ts';
import { lockRows } from '../../strapi/lockRows.ts';

export interface Slot {
  documentId: string;
  title: string;
  titleEn: string | null;
  titleIt: string | null;
  titleFr: string | null;
  occasion: VisitOccasion;
  house: string | null;
  place: string | null;
  startsAt: string;
  repeatsUntil: string | null;
  minutes: number;
  capacity: number;
  closed: boolean | null;
}

export interface Offered {
  slot: Slot;
  /** ISO instant. */
  startsAt: string;
}

const [visits, slots] = [uidOf('visit'), uidOf('visit-slot')];

/** Whether a slot has a date, open or not. */
function hasDate(slot: Slot, startsAt: string): boolean {
  const time = Date.parse(startsAt);
  return visitDates(slot, time, time).includes(startsAt);
}

const offers = (slot: Slot, startsAt: string): boolean =>
  !slot.closed && Date.parse(startsAt) > Date.now() && hasDate(slot, startsAt);

/** The date that a visitor chose, if the house still offers it: the slot's id and the date, as a form sends them. */
export async function offeredDate(strapi: Core.Strapi, choice: string, company: number): Promise<Offered | undefined> {
  const [documentId = '', startsAt = ''] = choice.split('/');
  const slot: Slot | null = await strapi.db.query(slots).findOne({ where: { documentId, company } });
  return slot && offers(slot, startsAt) ? { slot, startsAt } : undefined;
}

/** The date that the house enters itself, if a slot offers it there. */
export async function enteredDate(
  strapi: Core.Strapi,
  { occasion, house, company }: { occasion: VisitOccasion; house: string | null; company: { id: number } | null },
  entered: string,
): Promise<Offered | undefined> {
  const own: Slot[] = await strapi.db.query(slots).findMany({ where: { occasion, company: company?.id } });
  const startsAt = new Date(entered).toISOString();
  const slot = own.find((each) => (!house || !each.house || each.house === house) && offers(each, startsAt));
  return slot && { slot, startsAt };
}

export const personsOf = ({ persons }: { persons: string | null }): number =>
  Math.max(1, Number.parseInt(persons ?? '', 10) || 1);

/** Locks a visit in the open transaction. Always before its slot: in one order, no two changes wait for each other. */
export const lockVisit = (strapi: Core.Strapi, documentId: unknown): Promise<void> =>
  lockRows(strapi, visits, { documentId });

/** A visit that wants seats. */
interface Seeking {
  id: number;
  persons: string | null;
  language: string | null;
  house: string | null;
}

/** Those who hold seats at a date that is still to come. */
export interface Seated {
  seat: string;
  persons: string | null;
}

/**
 * The seat at a date for the persons of a visit, to store in the open transaction, with what the visit takes over from the
 * slot in the visitor's language: later changes of the slot do not change it, and at a date for all houses, it keeps its own.
 * `undefined` if too few are left, or the house has just taken the date off.
 */
export async function freeSeat(strapi: Core.Strapi, visit: Seeking, { slot: { documentId }, startsAt }: Offered) {
  const where = { documentId };
  // Visits that want the same date at once are counted one after the other.
  await lockRows(strapi, slots, where);
  // As it is now: the house may have changed it since the date was looked up.
  const slot: Slot | null = await strapi.db.query(slots).findOne({ where });
  if (!slot || !offers(slot, startsAt)) return undefined;
  const seat = `${documentId}/${startsAt}`;
  const others: Seated[] = await strapi.db
    .query(visits)
    .findMany({ where: { seat: { $startsWith: seat }, id: { $ne: visit.id } }, select: ['persons'] });
  const taken = others.reduce((sum, other) => sum + personsOf(other), 0);
  if (taken + personsOf(visit) > slot.capacity) return undefined;
  const { place, minutes } = slot;
  return { seat, startsAt, about: slotTitle(slot, visit.language), house: slot.house || visit.house, place, minutes };
}

/** How many visits to come hold seats of a slot at dates that it does not have any more; closing it keeps its dates. */
export async function countStranded(strapi: Core.Strapi, documentId: string): Promise<number> {
  const slot: Slot | null = await strapi.db.query(slots).findOne({ where: { documentId } });
  const prefix = `${documentId}/`;
  const where = { seat: { $startsWith: prefix }, startsAt: { $gt: new Date().toISOString() } };
  const held: Seated[] = await strapi.db.query(visits).findMany({ where, select: ['seat'] });
  return held.filter(({ seat }) => !slot || !hasDate(slot, seat.slice(prefix.length))).length;
}
