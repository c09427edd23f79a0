import type { Core } from '@strapi/strapi';
import { serviceOf } from '../strapi/services.ts';

export interface RolePermission {
  action: string;
  subject: string | null;
  properties: { fields?: readonly string[]; locales?: readonly string[] };
  conditions: readonly string[];
}

export interface DescribedRole {
  code: string;
  name: string;
  description: string;
}

interface StoredRole extends DescribedRole {
  id: number;
}

/** What Strapi compares of a permission, as text. */
function comparable({ action, subject, properties, conditions }: RolePermission): string {
  const { fields, locales } = properties;
  return JSON.stringify([action, subject, fields?.toSorted(), locales?.toSorted(), conditions.toSorted()]);
}

const sorted = (permissions: readonly RolePermission[]): string => permissions.map(comparable).toSorted().join('\n');

/**
 * Creates a role, or resets its name and permissions. Those of more than thirty roles are as they should be at almost every start;
 * Strapi takes most of a second to find that out.
 */
export async function resetRole(
  strapi: Core.Strapi,
  { code, name, description }: DescribedRole,
  permissions: readonly RolePermission[],
): Promise<void> {
  const service = serviceOf(strapi, 'admin::role');
  const existing: StoredRole | null = await service.findOne({ code });
  const { id }: StoredRole = existing ?? (await service.create({ code, name, description }));
  if (existing && (existing.name !== name || existing.description !== description))
    await strapi.db.query('admin::role').update({ where: { id }, data: { name, description } });
  const stored: RolePermission[] = await strapi.db.query('admin::permission').findMany({ where: { role: { id } } });
  if (sorted(stored) !== sorted(permissions)) await service.assignPermissions(id, permissions);
}
