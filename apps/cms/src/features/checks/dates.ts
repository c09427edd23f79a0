import { swissDay } from '../../content/swissTime.ts';
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

const dayIn = (value: unknown): string | undefined => {
  if (value instanceof Date) return swissDay(value);
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  return value.includes('T') ? swissDay(new Date(value)) : value;
};

/** Dates that have passed, in fields and in texts. */
export const pastDates: Check = ({ type, fields, passages }, { now }) => {
  const today = swissDay(now);
  const oldest = `${Number(today.slice(0, 4)) - historyYears}${today.slice(4)}`;
  const inFields = Object.entries(fieldsInPast).flatMap(([name, message]) => {
    const day = dayIn(fields[name]);
    return day !== undefined && day < today ? [warning(message)] : [];
  });
  if (reports.has(type)) return inFields;
  const inTexts = passages.flatMap(({ place, text }) =>
    [...text.matchAll(written)].flatMap(([found, day = '', number, month = '', year = '']) => {
      const monthNumber = number ?? String(months.indexOf(month) + 1);
      const date = `${year}-${monthNumber.padStart(2, '0')}-${day.padStart(2, '0')}`;
      if (date >= today || date < oldest) return [];
      return [warning(`${place}: Der ${found} ist vorbei. Bitte anpassen oder den Satz entfernen.`)];
    }),
  );
  return [...inFields, ...inTexts];
};
