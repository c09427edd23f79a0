import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRow } from '../../strapi/row.ts';
import { routedPath } from '../../strapi/routedPath.ts';
import { ownPasswordPath } from './paths.ts';

const users = /^\/admin\/users(?:\/|$)/;

/** Rejects passwords for Strapi's own endpoints, which have another rule for them. */
const middleware: Core.MiddlewareFactory = () => async (ctx, next) => {
  const form: unknown = ctx.request.body;
  if (users.test(routedPath(ctx.path)) && isRow(form) && 'password' in form)
    throw new errors.ApplicationError(`Ihr Passwort ändern Sie unter ${ownPasswordPath}.`);
  await next();
};

export default middleware;
