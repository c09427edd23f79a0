import { ipPrefixOf } from '@group/content-client/contract/ipPrefix';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type Attempt, beginNetworkAttempt, type Client } from './attempts.ts';
import { deviceLifetimeMs, deviceToken } from './devices.ts';
import type { Context } from '../../strapi/context.ts';
import { answer } from '../../strapi/endpoints.ts';

type Browser = Pick<Context, 'request' | 'cookies'>;

const cookie = 'device';

const deviceOf = ({ cookies }: Browser): string | undefined => cookies.get(cookie, { signed: false });

export const clientOf = (ctx: Browser): Client => ({ network: ipPrefixOf(ctx.request.ip), device: deviceOf(ctx) });

/** How the limits and tokens of browsers call a user of the admin. */
export const adminAccount = (id: number): string => `admin ${id}`;

export function rememberDevice(strapi: Core.Strapi, ctx: Browser, userId: number): void {
  const { secure } = ctx.request;
  const options = { signed: false, httpOnly: true, sameSite: 'lax', secure, overwrite: true, maxAge: deviceLifetimeMs };
  ctx.cookies.set(cookie, deviceToken(strapi, deviceOf(ctx), adminAccount(userId)), options);
}

export const waitIn = (seconds: number): string =>
  seconds < 60 ? `${seconds} Sekunden` : `${Math.ceil(seconds / 60)} Minuten`;

export function answerTooMany(ctx: Context, waitSeconds: number): void {
  ctx.set({ 'retry-after': String(waitSeconds) });
  answer(ctx, 429);
}

export function tooManyAttempts(ctx: Pick<Context, 'set'>, waitSeconds: number): Error {
  ctx.set({ 'retry-after': String(waitSeconds) });
  return new errors.RateLimitError(`Zu viele Versuche. Bitte warten Sie ${waitIn(waitSeconds)}.`);
}

/** Begins an attempt with a password that names no account. Throws if its network has to wait. */
export async function attemptFromNetwork(strapi: Core.Strapi, ctx: Browser & Pick<Context, 'set'>): Promise<Attempt> {
  const attempt = await beginNetworkAttempt(strapi, 'password', clientOf(ctx).network);
  if (attempt.waitSeconds > 0) throw tooManyAttempts(ctx, attempt.waitSeconds);
  return attempt;
}
