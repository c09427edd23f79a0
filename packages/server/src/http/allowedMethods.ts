import type { MiddlewareHandler } from 'hono';
import type { Screen } from './routeTable.ts';

const reading: readonly string[] = ['GET', 'HEAD'];

/** Refuses with 405 the methods that no page knows, and forms where none are taken: the router takes these for faults. */
export function allowedMethods(screenAt: (pathname: string) => Pick<Screen, 'takesForms'>): MiddlewareHandler {
  return async ({ req, text }, next) => {
    if (reading.includes(req.method)) return next();
    const allowed = screenAt(new URL(req.url).pathname).takesForms ? [...reading, 'POST'] : reading;
    if (allowed.includes(req.method)) return next();
    return text('Method Not Allowed', 405, { allow: allowed.join(', ') });
  };
}
