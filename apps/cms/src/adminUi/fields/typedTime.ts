import { endOfSwissDay, swissInstant, swissLocalTime } from '@group/content-client/contract/swissTime';

/** What the two inputs of a moment in Switzerland hold. */
export interface TypedTime {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** `HH:MM`, or empty. */
  time: string;
}

/** A year that is being typed passes through these: 0002, 0020, 0202. */
const firstYear = '1900';

export function typedTimeOf(instant: string | null | undefined): TypedTime {
  const [day = '', time = ''] = instant ? swissLocalTime(new Date(instant)).split('T') : [];
  return { day, time };
}

/**
 * Whether a day without a time is included in what the field ends: a period of publication, or an event of whole days.
 * @param startsAt the beginning of the event
 */
export const includesDay = (name: string, startsAt: string | null | undefined): boolean =>
  name === 'publishUntil' || (name === 'endsAt' && typedTimeOf(startsAt).time === '00:00');

/** The instant that is meant; `null` if there is none, `undefined` while a date is being typed. */
export function instantOf({ day, time }: TypedTime, isDayIncluded: boolean): string | null | undefined {
  if (day === '') return null;
  if (day < firstYear) return undefined;
  return time === '' && isDayIncluded ? endOfSwissDay(day) : swissInstant(`${day}T${time || '00:00'}`);
}
