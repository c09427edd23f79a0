import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../access/adminContext.ts';
import { file } from '../publishing/referencingEntries.ts';
import { usesOfFiles } from './fileUses.ts';

export const filesRoutes = [{ method: 'GET', path: '/files/:id/uses', handler: 'files.uses', config: {} }];

/** What the panel beside a file of the media library asks for. */
export const files = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The entries that use a file; 404 if the user may not read the file. */
  async uses(ctx: AdminContext): Promise<void> {
    const id = Number(ctx.params.id);
    const found: object | null = Number.isInteger(id) ? await strapi.db.query(file).findOne({ where: { id } }) : null;
    const manager = strapi.service('admin::permission')?.createPermissionsManager({
      ability: ctx.state.userAbility,
      action: 'plugin::upload.read',
      model: file,
    });
    const isReadable = found && manager?.ability.can(manager.action, manager.toSubject(found));
    ctx.status = isReadable ? 200 : 404;
    ctx.body = isReadable ? await usesOfFiles(strapi, ctx.state, [id]) : {};
  },
});
