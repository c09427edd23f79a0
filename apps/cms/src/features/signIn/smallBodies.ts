import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { routedPath } from '../../strapi/routedPath.ts';

const maxBytes = 10_000;

/** Forms with a password, or for one: also of Users & Permissions, whose endpoints are closed. */
const forms = /^\/(?:admin\/(?:anmelden|users)(?:\/.*)?|api\/(?:staff|auth)\/.*)$/;

/**
 * Rejects large bodies of forms that open or prepare a session, before they are read. A body whose length is not known
 * before it was read, because it comes in chunks or compressed, is rejected, too: no browser sends one.
 */
const middleware: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { 'content-length': length = 0, 'transfer-encoding': chunks, 'content-encoding': encoding } = ctx.headers;
  const isLarge = Number(length) > maxBytes || chunks !== undefined || encoding !== undefined;
  if (isLarge && forms.test(routedPath(ctx.path))) throw new errors.PayloadTooLargeError('Payload Too Large');
  await next();
};

export default middleware;
