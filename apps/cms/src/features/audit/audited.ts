import { currentUser, actorOf } from '../../strapi/currentUser.ts';
import type { Action } from '../../strapi/endpoints.ts';
import { appendAudit } from './auditLog.ts';
import { idsIn } from './auditEvents.ts';

/**
 * An endpoint about submissions whose requests stand in the audit log if they succeed: with the id in their path, or those
 * in the answer. The submissions are applications, unless the action names visits. If the event cannot be recorded, the
 * client gets an error instead of the data.
 */
export const audited =
  (action: string, run: Action): Action =>
  async (strapi, ctx) => {
    await run(strapi, ctx);
    if (ctx.status >= 400) return;
    const user = currentUser(strapi);
    const ids = ctx.params.id ? [ctx.params.id] : idsIn(ctx.body);
    await appendAudit(strapi, {
      action,
      actor: user ? actorOf(user) : 'unknown',
      subject: [action.startsWith('visit.') ? 'visit' : 'application', ...ids].join(' '),
    });
  };
