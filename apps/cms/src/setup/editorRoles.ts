import type { Core } from '@strapi/strapi';
import { publicTypes, uidOf } from '../content/content-types.ts';
import { locales } from './locales.ts';

interface Right {
  id: number;
  action: string;
  subject: string;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
  role: { id: number };
}

const rightTo = (action: string): string => `plugin::content-manager.explorer.${action}`;

/** Strapi's own roles for those who write, and what they may do beside reading and writing. */
const roles = [
  { code: 'strapi-editor', more: ['delete', 'publish'] },
  { code: 'strapi-author', more: ['delete'] },
];

const codes = locales.map(({ code }) => code);

const types = Object.values(publicTypes);

/** Types that are written in several languages. */
const localized = types
  .filter((type) => type.pluginOptions.i18n.localized)
  .map((type) => uidOf(type.info.singularName));

/** There is one of each, as the frame of a website: it can be changed, and taken back, but not deleted. */
const single = new Set<string>(
  types.filter(({ kind }) => kind === 'singleType').map((type) => uidOf(type.info.singularName)),
);

/** The rights beside the one to write, in all languages. */
function beside({ subject, conditions }: Right, more: readonly string[]) {
  const actions = single.has(subject) ? more.filter((action) => action !== 'delete') : more;
  return actions.map((action) => ({ action: rightTo(action), subject, properties: { locales: codes }, conditions }));
}

/**
 * Gives "Editor" and "Author" the languages. Strapi makes the two before it has a language: their rights to what is
 * written in several name none, which shows nothing, and those to publish and to delete, which name nothing else, it
 * throws away at once. A right that somebody has saved since names languages, and its type stays as it is.
 */
export async function prepareEditorRoles(strapi: Core.Strapi): Promise<void> {
  const rights = strapi.db.query('admin::permission');
  for (const { code, more } of roles) {
    const where = { role: { code }, subject: { $in: localized } };
    const found: Right[] = await rights.findMany({ where, populate: ['role'] });
    const unsaved = found.filter(({ properties }) => !properties.locales);
    for (const right of unsaved.filter(({ action }) => action === rightTo('update'))) {
      await strapi.service('admin::role')?.addPermissions(right.role.id, beside(right, more));
    }
    for (const { id, properties } of unsaved) {
      await rights.update({ where: { id }, data: { properties: { ...properties, locales: codes } } });
    }
  }
}
