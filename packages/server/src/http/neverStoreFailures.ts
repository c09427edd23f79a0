import type { MiddlewareHandler } from 'hono';

/** Overrides the cache-control of server errors with `no-store`, so that every cache retries with the next request. */
export const neverStoreFailures: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status >= 500) context.header('cache-control', 'no-store');
};
