import { formatLocale } from './language.ts';

/** Text for each plural category of a language; `other` is required. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Caches an Intl formatter per locale, as creating one is far slower than using it. */
export function perLocale<T>(make: (locale: string) => T): (language: string) => T {
  const cache = new Map<string, T>();
  return (language) => {
    const locale = formatLocale(language);
    const formatter = cache.get(locale) ?? make(locale);
    cache.set(locale, formatter);
    return formatter;
  };
}

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));
const numbers = perLocale((locale) => new Intl.NumberFormat(locale));

/** Long date format, as in running text. */
function days(timeZone: string) {
  return perLocale(
    (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
  );
}

const [utcDays, swissDays] = [days('UTC'), days('Europe/Zurich')];
const swissTimes = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Zurich' }),
);

/**
 * Chooses the plural form for a number and inserts it for `#`: `plural('de', 2, {one: '# Stelle', other: '# Stellen'})`.
 * An unknown language uses the rules of German.
 */
export function plural(language: string, count: number, forms: PluralForms): string {
  const form = forms[pluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', formatNumber(language, count));
}

/**
 * Formats a number with Swiss separators. Versions of Intl differ in the apostrophe, but hydration requires the same
 * output on server and browser.
 */
export function formatNumber(language: string, value: number): string {
  return numbers(language).format(value).replaceAll("'", '’');
}

/** The first day of a month as French and Italian write it, which Intl does not know: `1er août`, `1° agosto`. */
const firsts: Readonly<Record<string, string>> = { fr: '1er', it: '1°' };

/** Writes the first day of a month in a formatted date as the language does. */
export function withOrdinal(language: string, date: string): string {
  const first = firsts[language];
  return first ? date.replace(/(?<!\S)1(?=\s\p{L})/u, first) : date;
}

/**
 * Formats a day as in running text: `21. November 2026`.
 * @param day `YYYY-MM-DD`; handled in UTC, so that it does not depend on the time zone
 */
export function formatDay(language: string, day: string): string {
  return withOrdinal(language, utcDays(language).format(new Date(`${day}T00:00:00Z`)));
}

const elided = { il: 'l', Il: 'L', al: 'all', dal: 'dall', del: 'dell' } as const;

/** A formatted day in an Italian sentence: `il 7 agosto`, but `l’8 agosto` and `l’11 agosto`, which begin with a vowel. */
export const italianDay = (word: keyof typeof elided, day: string): string =>
  /^(?:8|11)\b/.test(day) ? `${elided[word]}’${day}` : `${word} ${day}`;

/** Formats the Swiss time of an instant as people write it there: `08.30`, in French `8 h 30`, in English `08:30`. */
export function formatTime(language: string, instant: Date): string {
  const time = swissTimes(language).format(instant);
  if (language === 'en') return time;
  if (language === 'fr') return time.replace(/^0/, '').replace(/:00$/, ' h').replace(':', ' h ');
  return time.replace(':', '.');
}

/** `label: text`; French has a space before the colon, at which no line breaks. */
export const labelled = (language: string, label: string, text: string): string =>
  `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`;

/** Formats the Swiss date of an instant as in running text: `21. November 2026`. */
export function formatDate(language: string, instant: Date): string {
  return withOrdinal(language, swissDays(language).format(instant));
}

/** A number with the percent sign; only English has no space before it: `80 %`, `80%`. */
export const inPercent = (language: string, share: number | string): string =>
  `${share}${language === 'en' ? '' : '\u00a0'}%`;

/** Formats a ratio from 0 to 1 as a percentage: `80 %`. */
export const formatShare = (language: string, share: number): string => inPercent(language, Math.round(share * 100));

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a file size in decimal units, as file managers do: `1.2 MB`, without a line break within. */
export function formatFileSize(language: string, bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), sizeUnits.length - 1);
  const unit = sizeUnits[power] ?? 'byte';
  // The short form of English has no plural.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const options = { style: 'unit', unit, unitDisplay, maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(formatLocale(language), options).format(bytes / 1000 ** power).replace(' ', '\u00a0');
}
