import { formatLocale } from './language.ts';

/** The wording of each plural form that a language has; `other` is always there. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * The form for a number, with `#` replaced by it: `plural('de', 2, {one: '# Stelle', other: '# Stellen'})`.
 * An unknown language counts as German does.
 */
export function plural(language: string, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(formatLocale(language)).select(count)] ?? forms.other;
  return form.replace('#', formatNumber(language, count));
}

/** A number with the separators of Switzerland. */
export function formatNumber(language: string, value: number): string {
  return new Intl.NumberFormat(formatLocale(language)).format(value);
}

/**
 * A day as in running text: `21. November 2026`.
 * @param day `YYYY-MM-DD`; read and written in UTC, so that it is the same day everywhere
 */
export function formatDay(language: string, day: string): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(formatLocale(language), options).format(new Date(`${day}T00:00:00Z`));
}
