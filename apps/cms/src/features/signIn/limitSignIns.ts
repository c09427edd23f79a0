import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRow, type Row } from '../../strapi/row.ts';
import { findAccount } from './secondFactor/account.ts';
import { secondFactorIn } from './secondFactor/secondFactorErrors.ts';
import { type Attempt, beginAttempt, beginNetworkAttempt } from './attempts.ts';
import { adminAccount, clientOf, rememberDevice, tooManyAttempts } from './client.ts';
import { matchesPassword, requirePassword, wordsIn } from './passwords.ts';
import { routedPath } from './routedPath.ts';

type Context = Parameters<Core.MiddlewareHandler>[0];

const login = '/admin/login';
const forgotPassword = '/admin/forgot-password';

/** Paths whose response opens a session. */
const opening: ReadonlySet<string> = new Set([
  login,
  '/admin/register',
  '/admin/register-admin',
  '/admin/reset-password',
]);

/** The form of a request by which a user of the admin signs in, has a mail sent or sets a password. */
function formOf({ method, request }: Context, path: string): Row | undefined {
  const { body }: { body?: unknown } = request;
  if (!path.startsWith('/admin/') || (method !== 'POST' && method !== 'PUT')) return undefined;
  const form = path === '/admin/register' && isRow(body) ? body.userInfo : body;
  if (path === login || path === forgotPassword) return isRow(form) ? form : {};
  return isRow(form) && 'password' in form ? form : undefined;
}

/** Begins an attempt on the account with a mail address. */
async function beginOnAccount(strapi: Core.Strapi, ctx: Context, path: string, form: Row): Promise<Attempt> {
  const { email, password } = form;
  const isLogin = path === login;
  // Strapi would read what is missing from the address, and a list as text; PostgreSQL rejects a NUL byte.
  if (
    typeof email !== 'string' ||
    !email ||
    email.includes('\0') ||
    (isLogin && (typeof password !== 'string' || !password))
  ) {
    throw new errors.ApplicationError('Invalid credentials');
  }
  const account = await findAccount(strapi, { email: email.toLowerCase() });
  const name = account ? adminAccount(account.id) : `admin name ${email.toLowerCase()}`;
  const attempt = await beginAttempt(strapi, isLogin ? 'password' : 'mail', name, clientOf(ctx));
  // Strapi compares the passwords of accounts that have one.
  const isCompared = !isLogin || attempt.waitSeconds > 0 || Boolean(account?.password);
  if (!isCompared) await matchesPassword(strapi, String(password), undefined);
  return attempt;
}

/** The id of the user in the response that opened a session. */
function openedFor({ body }: Context): number | undefined {
  const data = isRow(body) && isRow(body.data) ? body.data : {};
  return isRow(data.user) && typeof data.user.id === 'number' ? data.user.id : undefined;
}

/** Ends an attempt that Strapi has answered without an error. */
async function end(strapi: Core.Strapi, ctx: Context, path: string, attempt: Attempt): Promise<void> {
  if (ctx.status >= 400 || path === forgotPassword) return;
  await attempt.succeed();
  const userId = opening.has(path) ? openedFor(ctx) : undefined;
  if (userId !== undefined) rememberDevice(strapi, ctx, userId);
}

/** Limits how often passwords of the admin are tried, on Strapi's own endpoints, and checks the new ones. */
const middleware: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const path = routedPath(ctx.path);
    const form = formOf(ctx, path);
    if (!form) return next();
    const namesAccount = path === login || path === forgotPassword;
    const attempt = namesAccount
      ? await beginOnAccount(strapi, ctx, path, form)
      : await beginNetworkAttempt(strapi, 'password', clientOf(ctx).network);
    if (attempt.waitSeconds > 0) throw tooManyAttempts(ctx, attempt.waitSeconds);
    if (!namesAccount) await requirePassword(form.password, wordsIn(form));
    try {
      await next();
    } catch (error) {
      // The password was right.
      if (['code', 'setup', 'wait'].includes(secondFactorIn(error) ?? '')) await attempt.forgive();
      throw error;
    }
    await end(strapi, ctx, path, attempt);
  };

export default middleware;
