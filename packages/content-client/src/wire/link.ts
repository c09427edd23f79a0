import { z } from 'zod';

const safeProtocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Whether an address that an editor typed may become a link: a path of the site, or a web, mail or telephone address. */
export function isSafeLink(link: string): boolean {
  if (link.startsWith('/')) return !link.startsWith('//') && !link.includes('\\');
  if (link.startsWith('#')) return true;
  const url = URL.parse(link);
  return url !== null && safeProtocols.has(url.protocol);
}

/** An address that an editor typed. `javascript:` and other schemes are refused, so that no text of theirs can run. */
export const wireLink = z
  .string()
  .trim()
  .refine(isSafeLink, { error: 'expected a path or an address that starts with https, mailto or tel' });
