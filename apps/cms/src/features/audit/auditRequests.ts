import type { Core } from '@strapi/strapi';
import { appendAudit } from './auditLog.ts';
import { auditEvents } from './auditEvents.ts';
import { isRow } from '../../strapi/row.ts';
import { routedPath } from '../../strapi/routedPath.ts';
import type { Context } from '../../strapi/context.ts';

/** A user, as a request or the response of a login names them. */
interface Actor {
  id?: unknown;
  firstname?: unknown;
  lastname?: unknown;
  username?: unknown;
  /** Of an employee, whose login has no more. */
  name?: unknown;
}

function loggedIn(body: unknown): Actor | undefined {
  const data = isRow(body) && isRow(body.data) ? body.data : body;
  return isRow(data) && isRow(data.user) ? data.user : undefined;
}

/** `admin 4 Petra Muster` or `staff team-tabor` */
function actorOf({ state, body, path }: Context): string {
  const actor: Actor | undefined = state.user ?? loggedIn(body);
  if (!actor) return 'unknown';
  const { id, firstname, lastname, username, name } = actor;
  const parts = [routedPath(path).startsWith('/api/') ? 'staff' : 'admin', id, firstname, lastname, username, name];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}

const statusOf = (error: unknown): number => (isRow(error) && typeof error.status === 'number' ? error.status : 500);

/**
 * Records reads and changes of submissions, logins and changes of rights, before the response is sent: if an event
 * cannot be recorded, the client gets an error instead of the data.
 */
export default (_: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    const record = async (status: number): Promise<void> => {
      const { method, request, body } = ctx;
      const exchange = { method, path: routedPath(ctx.path), status, requestBody: request.body, responseBody: body };
      for (const event of auditEvents(exchange)) await appendAudit(strapi, { ...event, actor: actorOf(ctx) });
    };
    try {
      await next();
    } catch (error) {
      await record(statusOf(error));
      throw error;
    }
    await record(ctx.status);
  };
