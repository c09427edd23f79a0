import type { Feature } from '../feature.ts';
import germanErrors from '../strapi/germanErrors.ts';
import paidEditions from '../strapi/paidEditions.ts';
import storableValues from '../strapi/storableValues.ts';
import unreadableRequests from '../strapi/unreadableRequests.ts';
import { prepareAccess } from './access.ts';
import { prepareEditLayouts } from './editLayouts.ts';
import { prepareLocales } from './locales.ts';
import { addRules } from './rules.ts';
import { prepareToken } from './tokens.ts';

/** Rules of entries, and how editors see them. Types and components stand in content-types.ts. */
export const content: Feature = {
  middlewares: {
    'german-errors': germanErrors,
    'paid-editions': paidEditions,
    'storable-values': storableValues,
    'unreadable-requests': unreadableRequests,
  },
  validate: addRules,
  async setUp(strapi) {
    await prepareLocales(strapi);
    await prepareAccess(strapi);
    await prepareToken(strapi);
    await prepareEditLayouts(strapi);
  },
};
