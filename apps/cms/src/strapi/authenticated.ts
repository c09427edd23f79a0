import type { Core } from '@strapi/strapi';
import { replaceFunction } from './replaceFunction.ts';

interface State {
  /** Set for requests with the token of a session. */
  session?: unknown;
  user?: { id: number };
}

/** Runs a check on every request to a route after Strapi knows its user. Strapi has no extension point between the two. */
export const beforeAdminRequests = (strapi: Core.Strapi, check: (state: State) => Promise<void>): void =>
  replaceFunction<[ctx: { state: State }, next: () => Promise<unknown>]>(
    strapi,
    'auth.authenticate',
    (authenticate) => (ctx, next) =>
      authenticate(ctx, async () => {
        await check(ctx.state);
        return next();
      }),
  );
