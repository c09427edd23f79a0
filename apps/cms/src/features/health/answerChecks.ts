import { checkHealth, healthPaths } from '@group/content-client/contract/health';
import type { Core } from '@strapi/strapi';
import { healthOf } from './health.ts';
import type { Context } from '../../strapi/context.ts';

/** Strapi's own check, which succeeds whatever the state of the database. */
const strapiPath = '/_health';

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const health = healthOf(strapi);
  return async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const path = ctx.path === strapiPath ? healthPaths.ready : ctx.path;
    const checked = isRead ? await checkHealth(path, health) : undefined;
    if (!checked) {
      await next();
      return;
    }
    ctx.status = checked.status;
    ctx.body = checked.body;
    ctx.set({ 'cache-control': 'no-store' });
  };
};
