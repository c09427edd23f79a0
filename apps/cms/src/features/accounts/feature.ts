import type { Feature } from '../../feature.ts';
import { accountEndpoints } from './accountEndpoints.ts';
import { keepAdministrator, keepOwnAddress } from './accountRules.ts';

export const accounts: Feature = {
  adminEndpoints: accountEndpoints,
  guard(strapi) {
    keepAdministrator(strapi);
    keepOwnAddress(strapi);
  },
};
