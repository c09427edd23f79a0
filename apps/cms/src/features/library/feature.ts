import type { Feature } from '../../feature.ts';
import { currentRights } from '../../organisations/rights.ts';
import { file } from '../../strapi/relations.ts';
import { fileEndpoints } from './fileEndpoints.ts';
import { ownerIn } from './libraryFiles.ts';

/** The files of an organisation, which entries use them, and pictures without alternative text. */
export const library: Feature = {
  adminEndpoints: fileEndpoints,
  /**
   * Records the owner of an uploaded file: the organisation of the entry for which it is uploaded if the uploader writes
   * for it, or the uploader's first. Files of the group have no owner, and all organisations read and use them.
   */
  guard(strapi) {
    strapi.db.lifecycles.subscribe({
      models: [file],
      async beforeCreate({ params }) {
        const { writesFor = [] } = (await currentRights(strapi)) ?? {};
        const owner = await ownerIn(strapi, strapi.requestContext.get()?.query ?? {});
        const tenant = writesFor.find((key) => key === owner) ?? writesFor[0];
        if (tenant) Object.assign(params.data, { tenant });
      },
    });
  },
};
