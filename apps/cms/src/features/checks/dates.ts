import { endOfSwissDay, swissDay } from '@group/content-client/contract/swissTime';
import { swissDate } from '../../content/swissDate.ts';
import { textOf } from '../../strapi/row.ts';
import { type Check, warning } from './finding.ts';

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'.split('|');

/** `12.3.2026`, `12. März 2026` */
const written = new RegExp(
  String.raw`(?<!\d)(\d{1,2})\.\s?(?:(\d{1,2})\.\s?|(${months.join('|')})\s)(20\d\d)(?!\d)`,
  'g',
);

/** Older dates in a text tell a history. */
const historyYears = 2;

/** Reports, and legal texts with the date of their version. */
const reports: ReadonlySet<string> = new Set(['article', 'imprint', 'download', 'redirect']);

/** Fields that say when something ends or begins, with the advice if that is over. */
const fieldsInPast: Readonly<Record<string, string>> = {
  startDate: 'Stellenantritt: Das Datum ist vorbei. Bitte ein späteres schreiben oder leer lassen.',
  publishUntil: 'Sichtbar bis: Der Zeitpunkt ist vorbei, niemand sieht den Eintrag. Bitte anpassen oder leeren.',
};

/** Milliseconds of an instant, or of the end of a day; `NaN` where there is none. */
function lastInstantOf(value: unknown): number {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return Date.parse(isDay ? endOfSwissDay(value) : value instanceof Date ? value.toISOString() : textOf(value));
}

export const pastDates: Check = ({ type, fields, passages }, { now }) => {
  const today = swissDay(now);
  const oldest = `${Number(today.slice(0, 4)) - historyYears}${today.slice(4)}`;
  const inFields = Object.entries(fieldsInPast).flatMap(([name, message]) =>
    lastInstantOf(fields[name]) < now.getTime() ? warning(message) : [],
  );
  if (reports.has(type)) return inFields;
  const inTexts = passages.flatMap(({ place, text }) =>
    [...text.matchAll(written)].flatMap(([found, day = '', number, month = '', year = '']) => {
      const monthNumber = number ?? String(months.indexOf(month) + 1);
      const date = `${year}-${monthNumber.padStart(2, '0')}-${day.padStart(2, '0')}`;
      if (date >= today || date < oldest) return [];
      return warning(`${place}: Der ${found} ist vorbei. Bitte anpassen oder den Satz entfernen.`);
    }),
  );
  return [...inFields, ...inTexts];
};

/** The day in Switzerland of an instant, or a day as it is; empty where there is none. */
function dayIn(value: unknown): string {
  const instant = lastInstantOf(value);
  return Number.isNaN(instant) ? '' : swissDay(new Date(instant));
}

/**
 * Dates with which a draft is over at once, or is shown before its time. Nothing is said of what is published: its end
 * was meant to come.
 */
export const untimelyDates: Check = ({ type, fields }, { now }) => {
  const { publishedAt, notice, noticeUntil, startsAt, endsAt, date, publishFrom } = fields;
  const today = swissDay(now);
  const isOver = (value: unknown): boolean => dayIn(value) !== '' && dayIn(value) < today;
  if (publishedAt) return [];
  if (textOf(notice) && isOver(noticeUntil))
    return warning('Hinweis bis und mit: Der Tag ist vorbei, niemand sieht den Hinweis. Bitte anpassen oder leeren.');
  if (type === 'event' && isOver(endsAt ?? startsAt))
    return warning('Die Veranstaltung ist vorbei: Unter den nächsten steht sie nicht. Stimmt das Datum?');
  if (type === 'article' && dayIn(date) > today && dayIn(publishFrom) < dayIn(date))
    return warning(
      `Datum: Der ${swissDate(dayIn(date))} kommt erst noch, der Beitrag erscheint schon vorher. Soll er warten, bitte «Sichtbar ab» setzen.`,
    );
  return [];
};
