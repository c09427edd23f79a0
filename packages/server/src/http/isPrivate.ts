import type { IncomingHttpHeaders } from 'node:http';
import { previewCookieName, sessionCookieName } from '@group/routes/site/ownCookies';

const ownCookie = new RegExp(`(?:^|;\\s*)(?:${sessionCookieName}|${previewCookieName})=`);

/**
 * Whether the answer may be meant for one visitor alone; it is then neither kept nor taken from the cache. No page reads
 * another cookie, or credentials in `Authorization`.
 */
export function isPrivate({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): boolean {
  return cookie !== undefined && ownCookie.test(cookie);
}
