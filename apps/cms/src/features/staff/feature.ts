import type { Feature } from '../../feature.ts';
import { keepDocumentsPrivate, sweepDocuments } from './documents.ts';
import { members, membersRoutes } from './members.ts';
import { endSessionsWithUsers } from './sessions.ts';
import { staff as staffController, staffRoutes } from './staff.ts';
import { staffPassword, staffPasswordRoutes } from './staffPassword.ts';
import { staffTypes } from './staffTypes.ts';

/** The internal area of the websites: employees' sessions and documents. */
export const staff: Feature = {
  contentTypes: staffTypes,
  controllers: { staff: staffController, 'staff-password': staffPassword, 'staff-members': members },
  adminRoutes: membersRoutes,
  routes: [...staffRoutes, ...staffPasswordRoutes],
  write(strapi) {
    keepDocumentsPrivate(strapi);
    endSessionsWithUsers(strapi);
  },
  sweeps: [sweepDocuments],
};
