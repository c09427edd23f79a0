import type { Feature } from '../../feature.ts';
import { accountEndpoints } from './accountEndpoints.ts';
import { keepAdministrator, keepOwnAddress } from './accountRules.ts';
import { mailInvitations } from './invitations.ts';

export const accounts: Feature = {
  adminEndpoints: accountEndpoints,
  guard(strapi) {
    keepAdministrator(strapi);
    keepOwnAddress(strapi);
  },
  notify: mailInvitations,
};
