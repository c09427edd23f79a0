import type { Context } from './context.ts';

/** What Strapi's admin asks for on each page for its paid editions, or for its tours, which would get all content types. */
const unusedPaths = /^\/(?:admin\/ai-feature-config|admin\/guided-tour-meta|i18n\/ai-localization-jobs\/.+)$/;

/** Answers these requests with nothing: Strapi's 404 would be an error in the console of every user. */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    if (ctx.method === 'GET' && unusedPaths.test(ctx.path)) ctx.body = { data: null };
    else await next();
  };
