import type { Core } from '@strapi/strapi';
import { publicTypes, uidOf } from '../content/content-types.ts';
import { locales } from '../content/locales.ts';

interface Permission {
  id: number;
  action: string;
  subject: string;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
  role: { id: number };
}

const explorerAction = (action: string): string => `plugin::content-manager.explorer.${action}`;

/** Strapi's built-in roles for content, and their permissions besides reading and writing. */
const roles = [
  { code: 'strapi-editor', furtherActions: ['delete', 'publish'] },
  { code: 'strapi-author', furtherActions: ['delete'] },
];

const codes = locales.map(({ code }) => code);

const types = Object.values(publicTypes);

/** Localised types. */
const localized = types
  .filter((type) => type.pluginOptions.i18n.localized)
  .map((type) => uidOf(type.info.singularName));

/** Single types, such as a website's configuration: they can be edited and unpublished, but not deleted. */
const single = new Set<string>(
  types.filter(({ kind }) => kind === 'singleType').map((type) => uidOf(type.info.singularName)),
);

/** The role's further permissions for the type of an update permission, in all languages. */
function furtherPermissions({ subject, conditions }: Permission, furtherActions: readonly string[]) {
  const actions = single.has(subject) ? furtherActions.filter((action) => action !== 'delete') : furtherActions;
  return actions.map((action) => ({
    action: explorerAction(action),
    subject,
    properties: { locales: codes },
    conditions,
  }));
}

/**
 * Grants the locales to "Editor" and "Author". Strapi creates both roles before any locale exists: their permissions on
 * localised types name no locale, which hides all entries, and it drops those to publish and to delete at once. A
 * permission that an administrator has saved names locales, and is left as it is.
 */
export async function prepareEditorRoles(strapi: Core.Strapi): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  for (const { code, furtherActions } of roles) {
    const where = { role: { code }, subject: { $in: localized } };
    const found: Permission[] = await permissions.findMany({ where, populate: ['role'] });
    const unsaved = found.filter(({ properties }) => !properties.locales);
    for (const permission of unsaved.filter(({ action }) => action === explorerAction('update'))) {
      await strapi
        .service('admin::role')
        ?.addPermissions(permission.role.id, furtherPermissions(permission, furtherActions));
    }
    for (const { id, properties } of unsaved) {
      await permissions.update({ where: { id }, data: { properties: { ...properties, locales: codes } } });
    }
  }
}
