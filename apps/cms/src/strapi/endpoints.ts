import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { z } from 'zod';
import type { Context } from './context.ts';

export type Action = (
  strapi: Core.Strapi,
  ctx: Context & Parameters<Core.MiddlewareHandler>[0],
) => void | Promise<void>;

/**
 * Actions by method and path: `GET /history/:type/:id`. With options of Strapi's routes (middlewares,
 * policies) where it has any. No cache stores the answers: they are about persons, or say how things are now.
 */
export type Endpoints = Readonly<Record<string, Action | { action: Action; config: object }>>;

const optionsOf = (endpoint: Endpoints[string]) =>
  typeof endpoint === 'function' ? { action: endpoint, config: {} } : endpoint;

/** `GET-history-type-id`: the action's name, and the end of that of its permission, in which Strapi separates by dots. */
const nameOf = (address: string): string => address.replaceAll(/\W+/g, '-');

export const controllerOf =
  (endpoints: Endpoints) =>
  ({ strapi }: { strapi: Core.Strapi }) =>
    Object.fromEntries(
      Object.entries(endpoints).map(([address, endpoint]) => [
        nameOf(address),
        (ctx: Parameters<Action>[1]): void | Promise<void> => {
          ctx.set({ 'cache-control': 'no-store' });
          return optionsOf(endpoint).action(strapi, ctx);
        },
      ]),
    );

export const routesOf = (endpoints: Endpoints, controller: string) =>
  Object.entries(endpoints).map(([address, endpoint]) => {
    const [method, path] = address.split(' ');
    return { method, path, handler: `${controller}.${nameOf(address)}`, config: optionsOf(endpoint).config };
  });

/** The body of a request. Throws 400 unless it has this form. */
export function bodyIn<Body>(ctx: Context, schema: z.ZodType<Body>): Body {
  const { data, success } = schema.safeParse(ctx.request.body);
  if (!success) throw new errors.ValidationError('Diese Angaben gehen hier nicht. Bitte laden Sie die Seite neu.');
  return data;
}

export function answer(ctx: Context, status: number, body: object = {}): void {
  ctx.status = status;
  ctx.body = body;
}

/** Options of an endpoint for users of the admin with a permission alone, such as `admin::users.read`. */
export const requiredPermission = (action: string) => ({
  policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [action] } }],
});
