import type { IncomingHttpHeaders } from 'node:http';

/** Cookies that the sites themselves set: of a session, of a preview. Others are of no interest to a page. */
const ownCookies = /(?:^|;\s*)__(?:Host|Secure)-/;

/** Whether the answer may be meant for one visitor alone; it is then neither kept nor taken from the cache. */
export function isPersonal({ cookie, authorization }: IncomingHttpHeaders): boolean {
  return authorization !== undefined || (cookie !== undefined && ownCookies.test(cookie));
}
