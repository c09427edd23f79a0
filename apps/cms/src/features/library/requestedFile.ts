import type { Core } from '@strapi/strapi';
import { file } from '../../strapi/relations.ts';
import { serviceOf } from '../../strapi/services.ts';
import type { Context } from '../../strapi/context.ts';

/** A file of the media library, as far as the admin's own routes need it. */
export interface LibraryFile {
  id: number;
  mime: string;
  /** Key of the organisation that it belongs to; none for the group's. */
  tenant: string | null;
  alternativeText: string | null;
  /** By locale, without German. */
  alternativeTexts: Record<string, string> | null;
  decorative: boolean | null;
  createdBy: { id: number } | null;
}

/** The file whose id is in a request's path, and whether its user may read or update it. */
export async function requestedFile(
  strapi: Core.Strapi,
  { params, state }: Context,
  action: 'read' | 'assets.update',
): Promise<{ found: LibraryFile | null; isAllowed: boolean }> {
  const id = Number(params.id);
  const found: LibraryFile | null = Number.isInteger(id)
    ? await strapi.db.query(file).findOne({ where: { id }, populate: ['createdBy'] })
    : null;
  const options = { ability: state.userAbility, action: `plugin::upload.${action}`, model: file };
  const manager = serviceOf(strapi, 'admin::permission').createPermissionsManager(options);
  return { found, isAllowed: Boolean(found && manager.ability.can(manager.action, manager.toSubject(found))) };
}
