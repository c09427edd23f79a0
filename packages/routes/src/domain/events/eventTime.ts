import { swissDay, timeZone } from '@group/content-client/contract/swissTime';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { formatTime, perLocale, withOrdinal } from '@group/ui/messages/format';
import { eventsMessages } from './events.messages.ts';

/** ISO instants. The end is optional. */
export interface EventTimes {
  startsAt: string;
  endsAt?: string | undefined;
}

function isMidnight(instant: Date): boolean {
  return formatTime('de', instant) === '00.00';
}

interface Span {
  first: Date;
  last: Date;
  wholeDays: boolean;
}

function spanOf({ startsAt, endsAt }: EventTimes): Span {
  const first = new Date(startsAt);
  const end = endsAt === undefined ? first : new Date(endsAt);
  const wholeDays = isMidnight(first);
  const last = end > first && wholeDays && isMidnight(end) ? new Date(end.getTime() - 1) : end;
  return { first, last: last < first ? first : last, wholeDays };
}

/** Whether an instant is midnight is found by formatting it, which for all events took a twentieth of the time of a page. */
const spans = new WeakMap<EventTimes, Span>();

/**
 * The first and the last instant. An event that starts at midnight is all-day, and a midnight end counts to the day
 * before.
 */
export function eventSpan(event: EventTimes): Span {
  const span = spans.get(event) ?? spanOf(event);
  spans.set(event, span);
  return span;
}

const swiss = (options: Intl.DateTimeFormatOptions) =>
  perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));

const longDays = swiss({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const months = swiss({ month: 'long', year: 'numeric' });
const leaf = { weekday: swiss({ weekday: 'short' }), day: swiss({ day: 'numeric' }), month: swiss({ month: 'short' }) };

/** The Swiss day of an instant: `Samstag, 21. November 2026`; in French and Italian without the comma that CLDR has. */
export function longDay(language: string, instant: Date): string {
  const day = withOrdinal(language, longDays(language).format(instant));
  return language === 'fr' || language === 'it' ? day.replace(',', '') : day;
}

/** Month and year of an instant in Switzerland: `November 2026`. */
export function monthName(language: string, instant: Date): string {
  return months(language).format(instant);
}

/** The parts of a calendar leaf: `{weekday: 'Sa', day: '21', month: 'Nov'}`. */
export function calendarLeaf(language: string, instant: Date) {
  const part = (name: keyof typeof leaf) => leaf[name](language).format(instant).replace(/\.$/, '');
  return { weekday: part('weekday'), day: part('day'), month: part('month') };
}

/** Keeps a time range on one line. */
function unbroken(times: string): string {
  return times.replaceAll(' ', '\u00A0').replace('–', '\u2060–\u2060');
}

/**
 * An event's time in words: `Samstag, 21. November 2026, 14.30–17.00 Uhr`, and over several days `Freitag, 20. November
 * 2026, 14.00 Uhr, bis Sonntag, 22. November 2026, 16.00 Uhr`.
 */
export function eventTimeInWords(language: string, event: EventTimes): string {
  const messages = messagesFor(eventsMessages, language);
  const { first, last, wholeDays } = eventSpan(event);
  const moment = (instant: Date) => {
    const day = longDay(language, instant);
    return wholeDays ? day : `${day}, ${unbroken(messages.oclock(formatTime(language, instant)))}`;
  };
  if (swissDay(first) !== swissDay(last)) return messages.until(moment(first), moment(last));
  if (wholeDays || first.getTime() === last.getTime()) return moment(first);
  const times = messages.fromTo(formatTime(language, first), formatTime(language, last));
  return `${longDay(language, first)}, ${unbroken(times)}`;
}
