import { privateHeaders } from '@group/routes/site/privateHeaders';
import type { MiddlewareHandler } from 'hono';
import type { Screen } from './routeTable.ts';

/** Sets what a screen's handle says of caches and search engines on all its responses: pages, redirects and errors. */
export function screenHeaders(screenAt: (pathname: string) => Pick<Screen, 'sharing'>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { sharing } = screenAt(new URL(context.req.url).pathname);
    if (sharing === 'public') return;
    context.header('cache-control', privateHeaders['cache-control']);
    if (sharing !== 'private') return;
    context.header('x-robots-tag', privateHeaders['x-robots-tag']);
    // The address may be a secret. `no-referrer` would have browsers before `Sec-Fetch-Site` (Safari 15.4, for example) send
    // forms with the origin `null`, which are rejected.
    context.header('referrer-policy', 'strict-origin');
  };
}
