import type { MiddlewareHandler } from 'hono';
import { isPrivate } from './isPrivate.ts';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What browsers say of a request that no other site has caused. */
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none']);

function isOwn(request: Request): boolean {
  const { headers } = request;
  const origin = headers.get('origin');
  if (origin !== null) return origin === new URL(request.url).origin;
  const site = headers.get('sec-fetch-site');
  // A program that is no browser says neither; what carries a session has to say where it comes from.
  if (site === null) return !isPrivate({ cookie: headers.get('cookie') ?? undefined });
  return ownSites.has(site);
}

/**
 * Refuses with 403 what another site lets a visitor's browser write here. Unlike `hono/csrf` it looks at every content
 * type, believes the origin before `Sec-Fetch-Site`, and lets programs that have no session send forms.
 */
export const csrf: MiddlewareHandler = async (context, next) => {
  if (!reading.has(context.req.method) && !isOwn(context.req.raw)) return context.text('Forbidden', 403);
  await next();
};
