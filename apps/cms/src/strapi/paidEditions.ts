import type { Context } from './context.ts';

/** What Strapi's admin asks for on each page although only its paid editions have it. */
const paidPaths = /^\/(?:admin\/ai-feature-config|i18n\/ai-localization-jobs\/.+)$/;

/** Answers these requests with nothing: Strapi's 404 would be an error in the console of every user. */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    if (ctx.method === 'GET' && paidPaths.test(ctx.path)) ctx.body = { data: null };
    else await next();
  };
