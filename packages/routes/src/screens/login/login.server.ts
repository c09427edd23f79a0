import { login } from '@group/content-client/account/account';
import type { ActionFunctionArgs } from 'react-router';
import { paths, withPrefix } from '../../site/paths.ts';
import { clearedCookie } from '../../staff/sessionCookie.server.ts';
import { deviceOf } from '../../staff/deviceCookie.server.ts';
import { openedSession, redirectWithCookies } from '../../staff/openedSession.server.ts';
import { answered, readSmallForm } from '../../staff/smallForm.server.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { clientIpPrefix } from '../../site/clientIpPrefix.ts';
import { orElse } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { endSession } from '../../staff/endSession.server.ts';
import type { FailedLogin, LoginProblem } from './loginState.ts';
import { nextPath } from '../../site/nextPath.ts';

/** Longest accepted user name or password, in characters. */
const maxCredentialLength = 200;

const statuses: Readonly<Record<LoginProblem, number>> = { wrong: 401, tooMany: 429, unavailable: 503 };

const failed = (problem: LoginProblem, username: string, wait?: number) =>
  answered<FailedLogin>({ problem, username }, statuses[problem], wait);

/** Handles login and logout: the forms of the login page and of the internal area. */
export async function answerLogin({ request, url, context }: ActionFunctionArgs) {
  const [site, staff] = [context.get(siteContext), context.get(staffContext)];
  const form = await readSmallForm(request);
  if (form?.get('intent') === 'logout') {
    await endSession(staff, site, request);
    return redirectWithCookies(withPrefix(site.pathPrefix, paths.login.href()), clearedCookie);
  }
  const username = form?.get('username')?.trim() ?? '';
  const password = form?.get('password') ?? '';
  if (!username || !password || username.length > maxCredentialLength || password.length > maxCredentialLength) {
    return failed('wrong', username.slice(0, maxCredentialLength));
  }
  const company = site.tenant.key;
  const client = { network: clientIpPrefix(request), device: deviceOf(request) };
  const opened = await orElse(login(staff.access, { username, password, company, ...client }), undefined);
  if (opened === undefined) return failed('unavailable', username, 60);
  if (!opened) return failed('wrong', username);
  if ('waitSeconds' in opened) return failed('tooMany', username, opened.waitSeconds);
  await endSession(staff, site, request);
  const next = nextPath(form ?? url.searchParams, site) ?? withPrefix(site.pathPrefix, paths.internal.href());
  return openedSession(staff, company, opened, next);
}
