import type { Core } from '@strapi/strapi';
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
