import { isSetupToken, setupPath, setupTokenHeader } from './setupToken.ts';
import { routedPath } from '../signIn/routedPath.ts';

/** The part of Koa's context that the middleware uses. */
interface Context {
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  cookies: {
    get: (name: string, options: { signed: boolean }) => string | undefined;
    set: (name: string, value: string, options: Record<string, unknown>) => void;
  };
  status: number;
  body: unknown;
  redirect: (url: string) => void;
}

const cookie = 'setup-token';

const registerPath = '/admin/register-admin';

const refusal = {
  data: null,
  error: {
    status: 403,
    name: 'ForbiddenError',
    message: 'Bitte zuerst den Link öffnen, der beim Start im Protokoll des Inhaltsdienstes steht.',
    details: {},
  },
};

/**
 * Lets only the holder of the setup token register the first administrator, which Strapi allows every client. The link
 * stores the token in a cookie, because the admin's form cannot send it.
 */
export default () =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    const path = routedPath(ctx.path);
    if (path === setupPath && ctx.method === 'GET' && isSetupToken(ctx.query.token)) {
      const options = { signed: false, httpOnly: true, sameSite: 'strict', path: registerPath };
      ctx.cookies.set(cookie, String(ctx.query.token), options);
      ctx.redirect('/admin/auth/register-admin');
      return;
    }
    const isAllowed = (): boolean =>
      isSetupToken(ctx.headers[setupTokenHeader]) || isSetupToken(ctx.cookies.get(cookie, { signed: false }));
    if (path === setupPath || (path === registerPath && !isAllowed())) {
      ctx.status = 403;
      ctx.body = refusal;
      return;
    }
    await next();
  };
