import type { Core } from '@strapi/strapi';
import { currentRights } from '../../organisations/rights.ts';
import { file } from '../../strapi/relations.ts';

/**
 * Records the owner of an uploaded file: the organisation of its uploader. Files of the group have no owner, and all
 * organisations read and use them.
 */
export function recordFileOwner(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [file],
    async beforeCreate({ params }) {
      const [tenant] = (await currentRights(strapi))?.organisations ?? [];
      if (tenant) Object.assign(params.data, { tenant });
    },
  });
}
