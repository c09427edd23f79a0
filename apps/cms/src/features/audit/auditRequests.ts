import type { Core } from '@strapi/strapi';
import { appendAudit } from './auditLog.ts';
import { auditEvents } from './auditEvents.ts';
import { actorOf, currentUser } from '../../strapi/currentUser.ts';
import { routedPath } from '../../strapi/routedPath.ts';
import type { Context } from '../../strapi/context.ts';

/**
 * Records what Strapi's own endpoints read and change of submissions and rights, before the response is sent: if an event
 * cannot be recorded, the client gets an error instead of the data.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    await next();
    if (ctx.status < 200 || ctx.status >= 400) return;
    const { method, request, body } = ctx;
    const exchange = { method, path: routedPath(ctx.path), requestBody: request.body, responseBody: body };
    const user = currentUser(strapi);
    const actor = user ? actorOf(user) : 'unknown';
    for (const event of auditEvents(exchange)) await appendAudit(strapi, { ...event, actor });
  };
