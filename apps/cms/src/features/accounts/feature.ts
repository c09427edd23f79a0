import type { Feature } from '../../feature.ts';
import { accountEndpoints } from './accountEndpoints.ts';
import { mailInvitations } from './invitations.ts';
import { keepAdministrator } from './lastAdministrator.ts';
import { keepOwnAddress } from './ownAddress.ts';

export const accounts: Feature = {
  adminEndpoints: accountEndpoints,
  guard(strapi) {
    keepAdministrator(strapi);
    keepOwnAddress(strapi);
  },
  notify: mailInvitations,
};
