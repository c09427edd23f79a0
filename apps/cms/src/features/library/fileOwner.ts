import type { Core } from '@strapi/strapi';
import { currentRights } from '../../organisations/rights.ts';
import { file } from '../../strapi/relations.ts';

/**
 * Notes whose a file is: that of the organisation of the user who uploads it. What the group uploads belongs to none, and
 * all read and use it.
 */
export function noteOwner(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [file],
    async beforeCreate({ params }) {
      const [tenant] = (await currentRights(strapi))?.organisations ?? [];
      if (tenant) Object.assign(params.data, { tenant });
    },
  });
}
