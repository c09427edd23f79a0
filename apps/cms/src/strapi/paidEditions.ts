import type { Context } from './context.ts';
import { routedPath } from './routedPath.ts';

/**
 * What Strapi's admin asks for on each page for its paid editions, or for its tours, which would get all content types, and the
 * numbers for its home, which are of all organisations.
 */
const unusedPaths =
  /^\/(?:admin\/ai-feature-config|admin\/guided-tour-meta|admin\/homepage\/key-statistics|i18n\/ai-localization-jobs\/.+)$/;

/** Answers these requests with nothing: Strapi's 404 would be an error in the console of every user. */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    if (ctx.method === 'GET' && unusedPaths.test(routedPath(ctx.path))) ctx.body = { data: null };
    else await next();
  };
