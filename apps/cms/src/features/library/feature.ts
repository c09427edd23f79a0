import type { Feature } from '../../feature.ts';
import { currentRights } from '../../organisations/rights.ts';
import { file } from '../../strapi/relations.ts';
import { fileEndpoints } from './fileEndpoints.ts';

/** The files of an organisation, which entries use them, and pictures without alternative text. */
export const library: Feature = {
  adminEndpoints: fileEndpoints,
  /**
   * Records the owner of an uploaded file: the organisation of its uploader. Files of the group have no owner, and all
   * organisations read and use them.
   */
  guard(strapi) {
    strapi.db.lifecycles.subscribe({
      models: [file],
      async beforeCreate({ params }) {
        const [tenant] = (await currentRights(strapi))?.writesFor ?? [];
        if (tenant) Object.assign(params.data, { tenant });
      },
    });
  },
};
