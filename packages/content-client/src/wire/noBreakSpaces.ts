import type { Locale } from '../locale.ts';

function inFrench(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/ (?=[;?!])/g, '\u202F').replaceAll(/ (?=[:»])|(?<=«) /g, '\u00A0');
  if (Array.isArray(value)) return value.map(inFrench);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inFrench(part)]));
}

/** Replaces spaces before French punctuation and within quotation marks by no-break spaces, in all texts of a response. */
export const withNoBreakSpaces = (locale: Locale, body: unknown): unknown =>
  locale.startsWith('fr') ? inFrench(body) : body;
