import { randomBytes } from 'node:crypto';
import { beginDirectorySignIn, endDirectorySignIn } from '@group/content-client/account/account';
import { isStaffRejection, returnParameters } from '@group/content-client/contract/directorySignIn';
import { challengeOf } from '@group/content-client/contract/signInChallenge';
import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { clientIpPrefix } from '../../site/clientIpPrefix.ts';
import { log } from '../../site/log.ts';
import { nextPath } from '../../site/nextPath.ts';
import { isInternalDocumentPath, paths, withPrefix } from '../../site/paths.ts';
import { type RequestedSite, siteContext } from '../../site/siteContext.ts';
import { sessionCookie } from '../../staff/sessionCookie.server.ts';
import { clearedSignIn, readSignIn, signInCookie } from '../../staff/signInCookie.server.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { endSession } from '../../staff/endSession.server.ts';
import { type DirectoryProblem, problemParameter } from './loginState.ts';

function redirectTo(location: string, ...cookies: readonly string[]): Response {
  return redirect(location, { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

/** The login page, with what went wrong and the path to return to. */
function loginPage(site: RequestedSite, problem: DirectoryProblem | undefined, next: string | undefined): string {
  const search = new URLSearchParams({
    ...(problem && { [problemParameter]: problem }),
    ...(next && { weiter: next }),
  });
  return `${withPrefix(site.pathPrefix, paths.login.href())}${search.size > 0 ? `?${search}` : ''}`;
}

/** Whether another site had the browser send the request: it could use up the limit of the visitor's network. */
function isFromElsewhere({ headers }: Request): boolean {
  return !['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));
}

/** Sends the browser to the directory, and keeps the secret that its return must match in a cookie. */
export async function beginSignIn({ request, url, context }: LoaderFunctionArgs): Promise<Response> {
  const [site, staff] = [context.get(siteContext), context.get(staffContext)];
  const company = site.tenant.key;
  const next = nextPath(url.searchParams, site);
  if (isFromElsewhere(request)) return redirectTo(loginPage(site, undefined, next));
  // The content service sends browsers back to known hosts only.
  if (!site.known) return redirectTo(loginPage(site, 'anbieter', next));
  const verifier = randomBytes(32).toString('base64url');
  const returnUrl = `${new URL(request.url).origin}${withPrefix(site.pathPrefix, paths.directorySignInEnd.href())}`;
  try {
    const start = { company, returnUrl, challenge: challengeOf(verifier), network: clientIpPrefix(request) };
    const begun = await beginDirectorySignIn(staff.access, start);
    if ('waitSeconds' in begun) return redirectTo(loginPage(site, 'zuViele', next));
    return redirectTo(begun.url, await signInCookie(staff.secret, company, { verifier, next }));
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    log('warn', `sign-in with the directory: ${error.message}`, { tenant: company });
    return redirectTo(loginPage(site, 'anbieter', next));
  }
}

/** Opens the session of a browser that comes back from the directory, or says on the login page why there is none. */
export async function endSignIn({ request, url, context }: LoaderFunctionArgs): Promise<Response> {
  const [site, staff] = [context.get(siteContext), context.get(staffContext)];
  const company = site.tenant.key;
  const begun = await readSignIn(staff.secret, company, request);
  const failed = (problem: DirectoryProblem): Response =>
    redirectTo(loginPage(site, problem, begun?.next), clearedSignIn);
  const rejection = url.searchParams.get(returnParameters.rejection);
  if (isStaffRejection(rejection)) return failed(rejection);
  const code = url.searchParams.get(returnParameters.code);
  if (!begun || !code) return failed('abgelaufen');
  const { verifier, next } = begun;
  try {
    const opened = await endDirectorySignIn(staff.access, { company, code, verifier });
    if (!opened) return failed('abgelaufen');
    await endSession(staff, site, request);
    const session = await sessionCookie(staff.secret, company, opened.session);
    // A document would be downloaded while the directory's page stays.
    const page = next && !isInternalDocumentPath(next) ? next : withPrefix(site.pathPrefix, paths.internal.href());
    return redirectTo(page, session, clearedSignIn);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    log('warn', `sign-in with the directory: ${error.message}`, { tenant: company });
    return failed('anbieter');
  }
}
