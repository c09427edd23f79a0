import { formatLocale } from './language.ts';

/** The wording of each plural form that a language has; `other` is always there. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A part of Intl for each locale, made once: to make it takes far longer than to use it. */
export function perLocale<T>(make: (locale: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    const locale = formatLocale(language);
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const pluralRules = perLocale((locale) => new Intl.PluralRules(locale));
const numbers = perLocale((locale) => new Intl.NumberFormat(locale));

/** Days as in running text. */
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
 * The form for a number, with `#` replaced by it: `plural('de', 2, {one: '# Stelle', other: '# Stellen'})`.
 * An unknown language counts as German does.
 */
export function plural(language: string, count: number, forms: PluralForms): string {
  const form = forms[pluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', formatNumber(language, count));
}

/**
 * A number with the separators of Switzerland. The editions of Intl do not agree on the apostrophe; server and browser
 * must, as the browser takes over what the server wrote.
 */
export function formatNumber(language: string, value: number): string {
  return numbers(language).format(value).replaceAll("'", '’');
}

/**
 * A day as in running text: `21. November 2026`.
 * @param day `YYYY-MM-DD`; read and written in UTC, so that it is the same day everywhere
 */
export function formatDay(language: string, day: string): string {
  return utcDays(language).format(new Date(`${day}T00:00:00Z`));
}

/** The time of an instant in Switzerland, for example `14:30`. */
export function formatTime(language: string, instant: Date): string {
  return swissTimes(language).format(instant);
}

/** The day of an instant in Switzerland, as in running text: `21. November 2026`. */
export function formatDate(language: string, instant: Date): string {
  return swissDays(language).format(instant);
}

/** A share of the whole in per cent, from 0 to 1: `80 %`. */
export function formatShare(language: string, share: number): string {
  return new Intl.NumberFormat(formatLocale(language), { style: 'percent' }).format(share);
}

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file, counted in thousands as file managers do: `1.2 MB`. */
export function formatFileSize(language: string, bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), sizeUnits.length - 1);
  const unit = sizeUnits[power] ?? 'byte';
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(formatLocale(language), options).format(bytes / 1000 ** power);
}
