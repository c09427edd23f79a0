import type { Feature } from '../../feature.ts';
import { keepDocumentsPrivate, sweepDocuments } from './documents.ts';
import { memberEndpoints } from './members.ts';
import { endSessionsWithUsers } from './sessions.ts';
import { staffEndpoints } from './staff.ts';
import { staffPasswordEndpoints } from './staffPassword.ts';
import { staffTypes } from './staffTypes.ts';

/** The internal area of the websites: employees' sessions and documents. */
export const staff: Feature = {
  contentTypes: staffTypes,
  endpoints: { ...staffEndpoints, ...staffPasswordEndpoints },
  adminEndpoints: memberEndpoints,
  write(strapi) {
    keepDocumentsPrivate(strapi);
    endSessionsWithUsers(strapi);
  },
  sweeps: [sweepDocuments],
};
