import type { DirectorySignInEnd, DirectorySignInStart } from '@group/content-client/contract/directorySignIn';
import * as paths from '@group/content-client/contract/paths';
import type { Core } from '@strapi/strapi';
import { siteOrigin } from '../../environment/siteOrigin.ts';
import { comparableHost, tenantOf } from '../../environment/tenants.ts';
import { appendAudit } from '../audit/auditLog.ts';
import { isRow } from '../../strapi/row.ts';
import { beginNetworkAttempt } from '../signIn/attempts.ts';
import { answerTooMany } from '../signIn/client.ts';
import { directoryActor, openSession } from '../staff/sessions.ts';
import { isToken } from '../staff/tokens.ts';
import { failureCode } from './provider.ts';
import { oidcSettings } from './settings.ts';
import { beginStaffSignIn, redeemCode } from './staffSignIn.ts';
import type { Context } from '../../strapi/context.ts';
import { answer, type Endpoints } from '../../strapi/endpoints.ts';

/**
 * Whether a browser may come back from the directory to an address: at the organisation's website, as `SITE_ORIGINS` or the
 * organisation's own hosts say, with or without the prefix of a language.
 */
function isReturnAddress(company: string, address: string): boolean {
  const tenant = tenantOf(company);
  const url = URL.parse(address);
  if (!tenant || !url || url.search || url.hash || url.username || url.password) return false;
  const { languages } = tenant.features;
  const prefixes = languages ? languages.map(({ prefix }) => `/${prefix}`) : [''];
  if (!prefixes.some((prefix) => url.pathname === prefix + paths.directorySignInEnd.href())) return false;
  if (url.origin === siteOrigin(tenant)) return true;
  const host = comparableHost(url.hostname);
  return url.protocol === 'https:' && !url.port && tenant.hosts.production.some((own) => comparableHost(own) === host);
}

const isStart = (body: unknown): body is DirectorySignInStart =>
  isRow(body) &&
  typeof body.company === 'string' &&
  typeof body.returnUrl === 'string' &&
  isToken(body.challenge) &&
  // Missing from websites of before, until they are replaced.
  (body.network === undefined || typeof body.network === 'string');

const isEnd = (body: unknown): body is DirectorySignInEnd =>
  isRow(body) && typeof body.company === 'string' && isToken(body.code) && isToken(body.verifier);

/** Tells a website whether its login page offers the sign-in. */
function show(_strapi: Core.Strapi, ctx: Context): void {
  answer(ctx, 200, { enabled: oidcSettings() !== undefined });
}

async function begin(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const settings = oidcSettings();
  const { body } = ctx.request;
  if (!settings) return answer(ctx, 404);
  if (!isStart(body)) return answer(ctx, 400);
  const { company, returnUrl, challenge, network } = body;
  if (!isReturnAddress(company, returnUrl)) {
    strapi.log.warn('A sign-in of staff was rejected: SITE_ORIGINS lacks the public origin of its website.');
    return answer(ctx, 400);
  }
  const { waitSeconds } = await beginNetworkAttempt(strapi, 'directory', network);
  if (waitSeconds > 0) return answerTooMany(ctx, waitSeconds);
  try {
    const url = await beginStaffSignIn(strapi, settings, { company, returnUrl, challenge });
    answer(ctx, 200, { url: url.href });
  } catch (error) {
    strapi.log.warn(`The directory does not answer: ${failureCode(error)}`);
    answer(ctx, 503);
  }
}

async function end(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { body } = ctx.request;
  const account = isEnd(body) ? await redeemCode(strapi, body) : undefined;
  if (!account) return answer(ctx, 401);
  const { token, expiresAt } = await openSession(strapi, { account: account.id });
  await appendAudit(strapi, { action: 'login', actor: directoryActor(account), subject: ctx.path });
  answer(ctx, 200, { session: token, expiresAt, user: { name: account.name } });
}

/** For employees who sign in with the directory. No token of the provider ever reaches a website. */
export const staffDirectoryEndpoints: Endpoints = {
  'GET /staff/directory': show,
  'POST /staff/directory/begin': begin,
  'POST /staff/directory/end': end,
};
