import type { Core } from '@strapi/strapi';
import type { AdminContext } from './adminContext.ts';

/** What a controller does for one kind of request. */
type Action<Context> = (strapi: Core.Strapi, ctx: Context) => Promise<void>;

/** A controller of Strapi from functions that need no closure: an action gets Strapi beside the request. */
export const controller =
  <Context = AdminContext>(actions: Readonly<Record<string, Action<Context>>>) =>
  ({ strapi }: { strapi: Core.Strapi }) =>
    Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [name, (ctx: Context) => action(strapi, ctx)] as const),
    );
