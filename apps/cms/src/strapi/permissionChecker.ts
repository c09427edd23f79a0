import type { Core } from '@strapi/strapi';
import { file } from './relations.ts';
import { serviceOf } from './services.ts';
import type { Context } from './context.ts';

export interface PermissionChecker {
  cannot: Record<'create' | 'read' | 'update' | 'delete' | 'publish', (entry?: object, field?: string) => boolean>;
  sanitizedQuery: { read: (query: object) => Promise<{ filters?: object }> };
}

/** @param model uid of the type */
export const permissionChecker = (
  strapi: Core.Strapi,
  { state }: Pick<Context, 'state'>,
  model: string,
): PermissionChecker =>
  serviceOf(strapi, 'plugin::content-manager.permission-checker').create({ userAbility: state.userAbility, model });

/** Whether the user of a request may read or update a file of the library; without one, whether any. */
export function allowsFile(
  strapi: Core.Strapi,
  { userAbility: ability }: Context['state'],
  action: 'read' | 'assets.update',
  found?: object,
): boolean {
  if (!ability) return false;
  const options = { ability, action: `plugin::upload.${action}`, model: file };
  const manager = serviceOf(strapi, 'admin::permission').createPermissionsManager(options);
  return found ? manager.ability.can(manager.action, manager.toSubject(found)) : manager.isAllowed;
}

/** A query of the document service; its filters apply beside those of the user's roles. */
interface Query {
  filters: object;
  locale?: string;
  status?: 'draft';
  fields?: string[];
  populate?: string[];
  sort?: string;
  limit?: number;
}

/** The documents that a query finds and the user of a request may read; `undefined` if they may read none of the type. */
export async function readableDocuments(
  strapi: Core.Strapi,
  ctx: Pick<Context, 'state'>,
  model: `plugin::content.${string}`,
  { filters, ...query }: Query,
) {
  const checker = permissionChecker(strapi, ctx, model);
  if (checker.cannot.read()) return undefined;
  const own = await checker.sanitizedQuery.read({});
  return strapi.documents(model).findMany({ ...query, filters: { $and: [own.filters ?? {}, filters] } });
}
