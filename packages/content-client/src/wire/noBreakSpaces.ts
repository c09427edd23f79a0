import type { Locale } from '../locale.ts';

function withFrenchSpaces(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00A0');
  if (Array.isArray(value)) return value.map(withFrenchSpaces);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFrenchSpaces(part)]));
}

/** French has a space before a colon and within quotation marks; editors type one at which a line may break. */
export const withUnbrokenSigns = (locale: Locale, body: unknown): unknown =>
  locale.startsWith('fr') ? withFrenchSpaces(body) : body;
