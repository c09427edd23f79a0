import { slotTitle } from '@group/content-client/contract/slotTitle';
import { fullDates, visitDates } from '@group/content-client/contract/visitDates';
import type { Locale } from '@group/content-client/locale';
import type { VisitSlot } from '@group/content-client/visitSlot/visitSlot.schema';
import { swissDay } from '@group/content-client/contract/swissTime';
import { nextHolidays } from '../../site/publicHolidays.ts';

/** A date with seats left. */
export interface OpenVisit extends Pick<VisitSlot, 'title' | 'occasion' | 'house' | 'place'> {
  /** The slot's id and the date, as the form sends them. */
  value: string;
  /** Whether the title is German on a page in another language. */
  germanTitle?: boolean;
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
  /** Of the house, if the date is at one of several. */
  houseName?: string | undefined;
}

const hourMs = 60 * 60 * 1000;

/** The house wants to know of its visitors the evening before. */
const leadMs = 12 * hourMs;

/** Six weeks. For a later date, visitors name the days that suit them. */
const horizonMs = 6 * 7 * 24 * hourMs;

/** The dates of open slots in the next weeks on which there is room, in their order; of weekly ones not the holidays. */
export function openVisits(slots: readonly VisitSlot[], now: number, locale: Locale = ''): OpenVisit[] {
  const holidays = new Set(nextHolidays(new Date(now)));
  const isHoliday = (date: string): boolean => holidays.has(swissDay(new Date(date)));
  return slots
    .filter(({ closed }) => !closed)
    .flatMap((slot) => {
      const { id, occasion, house, place, minutes, repeatsUntil } = slot;
      const title = slotTitle(slot, locale);
      const germanTitle = locale !== '' && title === slot.title;
      const full = fullDates(slot);
      return visitDates(slot, now + leadMs, now + horizonMs)
        .filter((date) => !full.has(date) && !(repeatsUntil && isHoliday(date)))
        .map((startsAt) => {
          const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
          return { value: `${id}/${startsAt}`, title, germanTitle, occasion, house, place, startsAt, endsAt };
        });
    })
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/** @param nameOf the name of a house, by the last part of its address */
export const withHouseNames = (
  open: readonly OpenVisit[],
  nameOf: (house: string | undefined) => string | undefined,
): OpenVisit[] => open.map((visit) => ({ ...visit, houseName: nameOf(visit.house) }));

/** The open dates of one occasion, at one house or at any. Dates without a house are for all houses. */
export const visitsFor = (
  open: readonly OpenVisit[],
  asked: Partial<Pick<OpenVisit, 'occasion' | 'house'>>,
): OpenVisit[] =>
  open.filter(
    ({ occasion, house }) => occasion === asked.occasion && (!asked.house || !house || house === asked.house),
  );
