import { z } from 'zod';

const safeProtocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Whether an editor's link is safe: a path of the site, or an `https:`, `http:`, `mailto:` or `tel:` URL. */
export function isSafeLink(link: string): boolean {
  if (link.startsWith('/')) return !link.startsWith('//') && !link.includes('\\');
  if (link.startsWith('#')) return true;
  const url = URL.parse(link);
  return url !== null && safeProtocols.has(url.protocol);
}

/** Scheme and rest of what is a link without one: a web address, an e-mail address, a telephone number. */
const withoutScheme: readonly [scheme: string, pattern: RegExp][] = [
  ['https://', /^www\.\S+\.\S+$/i],
  ['mailto:', /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/],
  ['tel:', /^\+?[\d\s()/.-]{7,}$/],
];

/**
 * An editor's link as URLs are written: with a scheme, telephone numbers without spaces, other spaces encoded. Numbers lose
 * the `(0)` that is not dialled after a country code.
 */
export function normaliseLink(typed: string): string {
  const text = typed.trim();
  const [scheme = ''] = withoutScheme.find(([, pattern]) => pattern.test(text)) ?? [];
  const link = scheme + text;
  if (/^tel:/i.test(link)) return `tel:${link.slice('tel:'.length).replaceAll(/\(0\)|[^+\d]/g, '')}`;
  return link.replace(/^mailto:\s+/i, 'mailto:').replaceAll(/\s/g, '%20');
}

/** An editor's link. `javascript:` and other schemes are rejected, as they could run scripts. */
export const wireLink = z
  .string()
  .transform(normaliseLink)
  .refine(isSafeLink, { error: 'expected a path or an address that starts with https, mailto or tel' });
