import { log } from '@group/routes/site/log';
import type { MiddlewareHandler } from 'hono';
import { isPrivate } from './isPrivate.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Values of `Sec-Fetch-Site` for requests that no other origin initiated. */
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none']);

function isSameOrigin(request: Request): boolean {
  const { headers } = request;
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  // An extension or a setting that hides the referrer makes a browser send "null" with the site's own forms, too.
  if (origin === 'null') return site === 'same-origin';
  if (origin !== null) return origin === new URL(request.url).origin;
  // Clients other than browsers send neither header; a request with a session must have one of them.
  if (site === null) return !isPrivate({ cookie: headers.get('cookie') ?? undefined });
  return ownSites.has(site);
}

/** Whether only the scheme of a request from elsewhere differs, as behind a proxy that terminates TLS and is not trusted. */
const looksBehindTls = ({ headers, url }: Request): boolean => headers.get('origin') === `https://${new URL(url).host}`;

/**
 * Rejects cross-site writes with 403. Unlike `hono/csrf`, it checks every content type, gives `Origin` precedence over
 * `Sec-Fetch-Site`, and lets clients other than browsers submit forms without a session. Logs once if a missing
 * TRUSTED_PROXIES is the reason.
 */
export function csrf(): MiddlewareHandler {
  let isReported = false;
  return async (context, next) => {
    const { method, raw } = context.req;
    if (safeMethods.has(method) || isSameOrigin(raw)) return next();
    if (!isReported && looksBehindTls(raw)) {
      isReported = true;
      log('warn', 'a form from https was rejected: TRUSTED_PROXIES lacks the address of the proxy that terminates TLS');
    }
    return context.text('Forbidden', 403);
  };
}
