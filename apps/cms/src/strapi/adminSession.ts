import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { buildSessionMetadata } from '@strapi/utils';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Strapi's own endpoints that open a session of the admin, or prepare one, without a session. */
export const sessionEndpoints = [
  '/admin/forgot-password',
  '/admin/login',
  '/admin/register',
  '/admin/register-admin',
  '/admin/registration-info',
  '/admin/reset-password',
] as const;

/** Cookies of Strapi's admin: what renews a session, and the token for its requests, which it replaces every half an hour. */
export const sessionCookies = { refresh: 'strapi_admin_refresh', access: 'jwtToken' } as const;

const optionsOf = (ctx: Context) => ({
  path: '/admin',
  sameSite: 'lax' as const,
  secure: ctx.request.secure,
  overwrite: true,
});

async function giveAccess(strapi: Core.Strapi, ctx: Context, refreshToken: string): Promise<boolean> {
  const access = await strapi.sessionManager('admin').generateAccessToken(refreshToken);
  if ('error' in access) return false;
  ctx.cookies.set(sessionCookies.access, access.token, { ...optionsOf(ctx), httpOnly: false, signed: false });
  return true;
}

/** Opens a session, which may outlast the browser's end, of a user who has proved who they are. */
export async function openSession(strapi: Core.Strapi, ctx: Context, userId: number, stays: boolean): Promise<void> {
  const metadata = buildSessionMetadata({ userAgent: ctx.get('user-agent') });
  const type = stays ? 'refresh' : 'session';
  const sessions = strapi.sessionManager('admin');
  const opened = await sessions.generateRefreshToken(String(userId), randomUUID(), { type, metadata });
  const options = { ...optionsOf(ctx), httpOnly: true, ...(stays && { expires: new Date(opened.absoluteExpiresAt) }) };
  ctx.cookies.set(sessionCookies.refresh, opened.token, options);
  if (!(await giveAccess(strapi, ctx, opened.token))) throw new Error('The session that was opened is not valid.');
}

/** Whether the browser has a session, or had one whose cookies it still sends. */
export const hasSessionCookies = ({ cookies }: Context): boolean =>
  Boolean(cookies.get(sessionCookies.refresh) ?? cookies.get(sessionCookies.access, { signed: false }));

/** The browser's session, whose user may have been blocked since; `undefined` without one. */
export async function browserSession(strapi: Core.Strapi, ctx: Context) {
  const token = ctx.cookies.get(sessionCookies.refresh);
  const session = token && (await strapi.sessionManager('admin').validateRefreshToken(token));
  return session && session.isValid ? { id: session.sessionId, userId: Number(session.userId), token } : undefined;
}

/** Goes on with the session that the browser has, as after its restart; `false` without one. */
export async function continueSession(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const session = await browserSession(strapi, ctx);
  const where = session && { id: session.userId, isActive: true };
  if (!where || !(await strapi.db.query('admin::user').count({ where }))) return false;
  return giveAccess(strapi, ctx, session.token);
}
