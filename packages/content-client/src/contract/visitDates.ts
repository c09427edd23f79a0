import { swissDay, swissOffsetMs } from './swissTime.ts';

/** A time that a house offers, once or each week. */
export interface Repeated {
  /** Of the first time; an ISO instant. */
  startsAt: string;
  /** The last day, `YYYY-MM-DD`; once without it. */
  repeatsUntil?: string | null | undefined;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The beginnings between two instants, both included, at the same Swiss time each week.
 * @param from in milliseconds since 1970, as `until`
 * @returns ISO instants
 */
export function visitDates({ startsAt, repeatsUntil }: Repeated, from: number, until: number): string[] {
  const first = Date.parse(startsAt);
  const dates: string[] = [];
  // One week early, as a week in which the clock changes is an hour longer or shorter.
  for (let week = Math.max(0, Math.floor((from - first) / weekMs) - 1); ; week += 1) {
    const later = first + week * weekMs;
    const date = later + swissOffsetMs(first) - swissOffsetMs(later);
    const day = swissDay(date);
    if (date > until || (week > 0 && (!repeatsUntil || day > repeatsUntil))) return dates;
    if (date >= from) dates.push(new Date(date).toISOString());
  }
}

/** The times at which a slot is full. The content service adds them when a website reads the slot. */
export const fullDates = ({ full }: { full?: string | null | undefined }): ReadonlySet<string> =>
  new Set(full?.split(' '));
