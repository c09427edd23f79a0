import { ipPrefixOf } from '@group/content-client/contract/ipPrefix';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Client } from './attempts.ts';
import { deviceLifetimeMs, deviceToken } from './devices.ts';
import type { Context } from '../../strapi/context.ts';

/** What tells who signs in to the admin. */
type Browser = Pick<Context, 'request' | 'cookies'>;

const cookie = 'device';

const deviceOf = ({ cookies }: Browser): string | undefined => cookies.get(cookie, { signed: false });

/** Who sends a request to the admin. */
export const clientOf = (ctx: Browser): Client => ({ network: ipPrefixOf(ctx.request.ip), device: deviceOf(ctx) });

/** How the limits and tokens of browsers call a user of the admin. */
export const adminAccount = (id: number): string => `admin ${id}`;

/** Marks the browser as one with which a user of the admin has signed in. */
export function rememberDevice(strapi: Core.Strapi, ctx: Browser, userId: number): void {
  const { secure } = ctx.request;
  const options = { signed: false, httpOnly: true, sameSite: 'lax', secure, overwrite: true, maxAge: deviceLifetimeMs };
  ctx.cookies.set(cookie, deviceToken(strapi, deviceOf(ctx), adminAccount(userId)), options);
}

/** How long to wait, in German. */
export const waitIn = (seconds: number): string =>
  seconds < 60 ? `${seconds} Sekunden` : `${Math.ceil(seconds / 60)} Minuten`;

/** Rejects an attempt with how long to wait, also in `Retry-After`. */
export function tooManyAttempts(ctx: Pick<Context, 'set'>, waitSeconds: number): Error {
  ctx.set({ 'retry-after': String(waitSeconds) });
  return new errors.RateLimitError(`Zu viele Versuche. Bitte warten Sie ${waitIn(waitSeconds)}.`);
}
