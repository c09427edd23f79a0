import type { Tenant } from '@group/themes/tenant';
import { isLanguage } from '@group/ui/messages/language';

/**
 * The path of a page at the address that it had before the site got languages, or while it had some; `undefined` for another
 * address. Links in mails have such addresses for months.
 */
export function formerPath({ languages }: Pick<Tenant['features'], 'languages'>, path: string): string | undefined {
  if (path.includes('//')) return undefined;
  const [, segment = ''] = path.split('/');
  const hasPrefix = isLanguage(segment.toLowerCase().replace(/-.*/, ''));
  if (languages) return hasPrefix ? undefined : `/${languages[0].prefix}${path}`;
  return hasPrefix ? path.slice(segment.length + 1) || '/' : undefined;
}
