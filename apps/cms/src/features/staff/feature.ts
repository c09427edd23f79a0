import type { Feature } from '../../feature.ts';
import { keepDocumentsPrivate, sweepDocuments } from './documents.ts';
import { endSessionsWithUsers } from './sessions.ts';
import { staff as staffController, staffRoutes } from './staff.ts';
import { staffTypes } from './staffTypes.ts';

/** The internal area of the websites: employees' sessions and documents. */
export const staff: Feature = {
  contentTypes: staffTypes,
  controllers: { staff: staffController },
  routes: staffRoutes,
  write(strapi) {
    keepDocumentsPrivate(strapi);
    endSessionsWithUsers(strapi);
  },
  sweeps: [sweepDocuments],
};
