import { endOfSwissDay, swissLocalTime } from '../../../content/swissTime.ts';

const dayMs = 86_400_000;

/** How urgent a new application is: `due` on the last day on which an answer is in time. */
export type Urgency = 'due' | 'overdue' | 'later';

/**
 * The end of the last day on which an answer is in time. Saturdays and Sundays do not count; holidays do.
 * @param acceptedAt ISO instant
 * @returns ISO instant
 */
export function answerBy(acceptedAt: string, workingDays: number): string {
  // At noon in UTC, so that a day more or less is one in Switzerland, too.
  let day = Date.parse(`${swissLocalTime(new Date(acceptedAt)).slice(0, 10)}T12:00Z`);
  for (let left = workingDays; left > 0;) {
    day += dayMs;
    if (![0, 6].includes(new Date(day).getUTCDay())) left -= 1;
  }
  return endOfSwissDay(new Date(day).toISOString().slice(0, 10));
}

/** @param answer what {@link answerBy} returned */
export function urgencyOf(answer: string, now: Date): Urgency {
  const left = Date.parse(answer) - now.getTime();
  return left < 0 ? 'overdue' : left < dayMs ? 'due' : 'later';
}
