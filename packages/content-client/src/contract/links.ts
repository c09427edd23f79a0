import { dialledNumber } from './dialledNumber.ts';

/** Pattern of a web address after its scheme. */
export const afterScheme = String.raw`[^\s\/?#:]+(?::\d{1,5})?(?:[\/?#]\S*)?`;

/** Scheme and pattern of what is a link without one: a web address, an e-mail address, a telephone number. */
const withoutScheme: readonly [scheme: string, pattern: string][] = [
  ['https://', String.raw`[wW]{3}\.[^\s\/?#:]+\.${afterScheme}`],
  ['mailto:', String.raw`[^\s@:\/]+@[^\s@:\/]+\.[^\s@:\/]+`],
  ['tel:', String.raw`\+?[\d\(][\d\s\(\)\/.\-]{6,}`],
];

/** Pattern of links that editors may enter without a scheme, for an alternative of a regular expression. */
export const linkWithoutScheme = withoutScheme.map(([, pattern]) => pattern).join('|');

/**
 * An editor's link as URLs are written: with a scheme, telephone numbers as they are dialled, spaces encoded. Invisible
 * characters, which come with copied addresses, are dropped.
 */
export function normaliseLink(typed: string): string {
  const text = typed
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^https:/i, 'https:');
  const [scheme = ''] = withoutScheme.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(text)) ?? [];
  const link = scheme + text;
  if (/^tel:/i.test(link)) return `tel:${dialledNumber(link.slice('tel:'.length))}`;
  return link.replace(/^mailto:\s+/i, 'mailto:').replaceAll(/\s/g, '%20');
}
