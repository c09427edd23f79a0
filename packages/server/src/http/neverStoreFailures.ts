import type { MiddlewareHandler } from 'hono';

/** Keeps a failure out of every cache, whatever its maker said of it: the next visitor is to be answered anew. */
export const neverStoreFailures: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status >= 500) context.header('cache-control', 'no-store');
};
