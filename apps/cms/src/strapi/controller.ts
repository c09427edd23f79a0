import type { Core } from '@strapi/strapi';
import type { Context } from './context.ts';

/** What a controller does for one kind of request. */
type Action = (strapi: Core.Strapi, ctx: Context) => Promise<void>;

/**
 * A controller of Strapi from functions that need no closure: an action gets Strapi beside the request. No cache stores its
 * answers: they are about persons, or say how things are now.
 */
export const controller =
  (actions: Readonly<Record<string, Action>>) =>
  ({ strapi }: { strapi: Core.Strapi }) =>
    Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        (ctx: Context): Promise<void> => {
          ctx.set({ 'cache-control': 'no-store' });
          return action(strapi, ctx);
        },
      ]),
    );

/** Answers with a status of its own, which no cache stores either. */
export function answer(ctx: Context, status: number, body: object = {}): void {
  ctx.set({ 'cache-control': 'no-store' });
  ctx.status = status;
  ctx.body = body;
}
