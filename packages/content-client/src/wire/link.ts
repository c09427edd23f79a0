import { z } from 'zod';
import { normaliseLink } from '../contract/links.ts';

const safeProtocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Whether an editor's link is safe: a path of the site, or an `https:`, `http:`, `mailto:` or `tel:` URL. */
export function isSafeLink(link: string): boolean {
  if (link.startsWith('/')) return !link.startsWith('//') && !link.includes('\\');
  if (link.startsWith('#')) return true;
  const url = URL.parse(link);
  return url !== null && safeProtocols.has(url.protocol);
}

/** An editor's link. `javascript:` and other schemes are rejected, as they could run scripts. */
export const wireLink = z
  .string()
  .transform(normaliseLink)
  .refine(isSafeLink, { error: 'expected a path or an address that starts with https, mailto or tel' });
