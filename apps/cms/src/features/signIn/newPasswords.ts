import type { Core } from '@strapi/strapi';
import { isRow } from '../../strapi/row.ts';
import { beginNetworkAttempt } from './attempts.ts';
import { clientOf, tooManyAttempts } from './client.ts';
import { requirePassword, wordsIn } from './passwords.ts';
import { routedPath } from '../../strapi/routedPath.ts';

/** Checks passwords that users of the admin set on its own pages, for themselves or others, and limits how many are tried. */
const middleware: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const form: unknown = ctx.request.body;
    const isSent = ctx.method === 'POST' || ctx.method === 'PUT';
    if (!isSent || !routedPath(ctx.path).startsWith('/admin/') || !isRow(form) || !('password' in form)) return next();
    const attempt = await beginNetworkAttempt(strapi, 'password', clientOf(ctx).network);
    if (attempt.waitSeconds > 0) throw tooManyAttempts(ctx, attempt.waitSeconds);
    await requirePassword(form.password, wordsIn(form));
    await next();
    if (ctx.status < 400) await attempt.succeed();
  };

export default middleware;
