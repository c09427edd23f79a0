import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { germanError } from '../../strapi/germanError.ts';
import { isRow } from '../../strapi/row.ts';
import { isSetupToken, setupPath, setupTokenCookie } from '../firstAdministrator/setupToken.ts';
import { invitationPath, ownPasswordPath, secondFactorPath, signedInPath, signInPath } from '../signIn/paths.ts';
import { routedPath } from '../../strapi/routedPath.ts';
import { hasSessionCookies, sessionEndpoints } from '../../strapi/adminSession.ts';
import { firstAccountPath, forgottenPath, newPasswordPath } from './accounts.ts';
import { contentSecurityPolicy, documentOf } from './document.tsx';
import { codePage, codePath } from './enter.tsx';
import { forgottenPage } from './forgotten.tsx';
import { firstAccountPage, invitationPage, newPasswordPage } from './newPassword.tsx';
import { ownPasswordPage } from './ownPassword.tsx';
import { passwordPage, signedInPage } from './password.tsx';
import { secondFactorPage } from './secondFactorPage.tsx';
import type { Answer, Page, Visit } from './visit.ts';

type Context = Visit['ctx'];

const pages: ReadonlyMap<string, Page> = new Map([
  [signInPath, passwordPage],
  [codePath, codePage],
  [forgottenPath, forgottenPage],
  [newPasswordPath, newPasswordPage],
  [invitationPath, invitationPage],
  [firstAccountPath, firstAccountPage],
  [signedInPath, signedInPage],
  [secondFactorPath, secondFactorPage],
  [ownPasswordPath, ownPasswordPage],
]);

const closed: ReadonlySet<string> = new Set(sessionEndpoints);

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': contentSecurityPolicy,
  // Also that of links with a token; and with less, a form would send no origin.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** A field that is given several times counts as missing; so does a NUL byte, which PostgreSQL rejects. */
const isText = (pair: [string, unknown]): pair is [string, string] =>
  typeof pair[1] === 'string' && !pair[1].includes('\0');

const textsIn = (given: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isRow(given) ? given : {}).filter(isText));

/** Whether a form was sent from a page of this service. Browsers of before 2023 say the origin alone. */
function isOwnForm(ctx: Context): boolean {
  const site = ctx.get('sec-fetch-site');
  return site ? site === 'same-origin' : URL.parse(ctx.get('origin'))?.host === ctx.host;
}

function respond(ctx: Context, answer: Answer): void {
  ctx.set(headers);
  if (typeof answer === 'string') {
    ctx.status = 303;
    ctx.redirect(answer);
  } else {
    ctx.type = 'html';
    ctx.body = documentOf(answer, ctx.get('sec-fetch-dest') === 'iframe');
  }
}

async function send(page: Page, visit: Visit): Promise<void> {
  const { ctx, strapi } = visit;
  let status = 200;
  const answer = await page.send?.(visit).catch((error: unknown) => {
    const isOurs = error instanceof errors.ApplicationError;
    if (!isOurs) strapi.log.error(error);
    status = error instanceof errors.RateLimitError ? 429 : isOurs ? 400 : 500;
    return page.show(
      visit,
      isOurs ? germanError(error.message) : 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    );
  });
  ctx.status = status;
  respond(ctx, answer ?? signInPath);
}

/** Signs out. Strapi's admin asks for it twice, the second time without the session that the first has ended. */
async function signOut(ctx: Context, next: () => Promise<unknown>): Promise<void> {
  await next();
  if (ctx.status !== 401) return;
  ctx.status = 200;
  ctx.body = { data: {} };
}

/** The page for a request to one of Strapi's own, or to the admin without a session; `undefined` for all others. */
function pathInstead(ctx: Context, path: string): string | undefined {
  if (path === setupPath && isSetupToken(ctx.query.token)) {
    const options = { signed: false, httpOnly: true, sameSite: 'strict' as const, path: firstAccountPath };
    ctx.cookies.set(setupTokenCookie, String(ctx.query.token), options);
    return firstAccountPath;
  }
  if (path === '/admin/auth/register')
    return `${invitationPath}?token=${encodeURIComponent(String(ctx.query.registrationToken))}`;
  if (/^\/admin\/auth(?:\/|$)/.test(path)) return signInPath + ctx.search;
  const isPage = /^\/admin(?:\/|$)/.test(path) && ctx.get('accept').includes('text/html');
  if (!isPage || hasSessionCookies(ctx)) return undefined;
  const target = ctx.url.slice('/admin'.length);
  return target.length > 1 ? `${signInPath}?${new URLSearchParams({ redirectTo: target })}` : signInPath;
}

/** Where users of the admin sign in, set passwords, accept invitations: without script. Strapi's pages are closed. */
const middleware: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const path = routedPath(ctx.path);
    if (closed.has(path)) throw new errors.NotFoundError(`Bitte melden Sie sich unter ${signInPath} an.`);
    if (path === '/admin/logout') return signOut(ctx, next);
    const page = pages.get(path);
    if (!page) {
      const instead = ctx.method === 'GET' ? pathInstead(ctx, path) : undefined;
      return instead ? respond(ctx, instead) : next();
    }
    if (ctx.method === 'GET' || ctx.method === 'HEAD') {
      return respond(ctx, await page.show({ strapi, ctx, given: textsIn(ctx.query) }));
    }
    if (ctx.method !== 'POST' || !isOwnForm(ctx)) throw new errors.ForbiddenError();
    return send(page, { strapi, ctx, given: textsIn(ctx.request.body) });
  };

export default middleware;
