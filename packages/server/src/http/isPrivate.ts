import type { IncomingHttpHeaders } from 'node:http';
import { framedPreviewCookieName, previewCookieName, sessionCookieName } from '@group/routes/site/ownCookies';

const ownCookie = new RegExp(`(?:^|;\\s*)(?:${sessionCookieName}|${previewCookieName}|${framedPreviewCookieName})=`);

/**
 * Whether the response may be specific to one visitor, so that it bypasses the cache. Pages read no other cookies and no
 * `Authorization` header.
 */
export function isPrivate({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): boolean {
  return cookie !== undefined && ownCookie.test(cookie);
}
