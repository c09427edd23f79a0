import type { MiddlewareHandler } from 'hono';
import type { Screen } from './routeTable.ts';

const safeMethods: readonly string[] = ['GET', 'HEAD'];

/** Answers 405 to methods that a route does not support, which React Router would report as application errors. */
export function allowedMethods(screenAt: (pathname: string) => Pick<Screen, 'takesForms'>): MiddlewareHandler {
  return async ({ req, text }, next) => {
    if (safeMethods.includes(req.method)) return next();
    const allowed = screenAt(new URL(req.url).pathname).takesForms ? [...safeMethods, 'POST'] : safeMethods;
    if (allowed.includes(req.method)) return next();
    return text('Method Not Allowed', 405, { allow: allowed.join(', ') });
  };
}
