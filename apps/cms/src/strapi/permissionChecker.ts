import type { Core } from '@strapi/strapi';
import { serviceOf } from './services.ts';
import type { Context } from './context.ts';

/** What the user of a request may do with the entries of a type. */
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
