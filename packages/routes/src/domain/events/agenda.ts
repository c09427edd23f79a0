import { swissDay } from '@group/content-client/contract/swissTime';
import { type EventTimes, eventSpan } from './eventTime.ts';

const maxAgeMonths = 12;

/** The longest day, that on which summer time ends. */
const dayMs = 25 * 3_600_000;

/** Whether an event is upcoming or ongoing. Without a known end it lasts until the end of its day. */
export function isUpcoming(event: EventTimes, now: Date): boolean {
  const { first, last, wholeDays } = eventSpan(event);
  if (last > now) return true;
  const lastsAllDay = wholeDays || first.getTime() === last.getTime();
  return lastsAllDay && now.getTime() - last.getTime() < dayMs && swissDay(last) >= swissDay(now);
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/**
 * Upcoming events, the next one first, and past events of the last twelve months, the latest one first.
 * @param events ordered by start
 */
export function agenda<Event extends EventTimes>(events: readonly Event[], now: Date) {
  const oldest = monthsBefore(now, maxAgeMonths);
  const [upcoming, over]: [Event[], Event[]] = [[], []];
  for (const event of events) (isUpcoming(event, now) ? upcoming : over).push(event);
  return { upcoming, past: over.filter((event) => eventSpan(event).last >= oldest).toReversed() };
}

/** Groups events by the month of their start, in the order given. */
export function byMonth<Event extends EventTimes>(events: readonly Event[]): { month: string; events: Event[] }[] {
  const months = Map.groupBy(events, ({ startsAt }) => swissDay(new Date(startsAt)).slice(0, 7));
  return [...months].map(([month, ofMonth]) => ({ month, events: ofMonth }));
}
