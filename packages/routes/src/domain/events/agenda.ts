import { dayOf, type EventTimes, eventSpan } from './eventTime.ts';

const yearOfPast = 12;

/** Whether something is still to come or going on. Where no end is known, it lasts until the end of its day. */
export function isComing(event: EventTimes, now: Date): boolean {
  const { first, last, wholeDays } = eventSpan(event);
  const lastsAllDay = wholeDays || first.getTime() === last.getTime();
  return lastsAllDay ? dayOf(last) >= dayOf(now) : last > now;
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/**
 * What is to come, the next one first, and what is over, the latest one first and none older than twelve months.
 * @param events in the order in which they begin
 */
export function agenda<Event extends EventTimes>(events: readonly Event[], now: Date) {
  const oldest = monthsBefore(now, yearOfPast);
  const over = events.filter((event) => !isComing(event, now) && eventSpan(event).last >= oldest);
  return { coming: events.filter((event) => isComing(event, now)), past: over.toReversed() };
}

/** Events by the month in which they begin, in the order given. */
export function byMonth<Event extends EventTimes>(events: readonly Event[]): { month: string; events: Event[] }[] {
  const months = new Map<string, Event[]>();
  for (const event of events) {
    const month = dayOf(new Date(event.startsAt)).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, events: ofMonth }));
}
