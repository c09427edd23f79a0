import type { Feature } from '../feature.ts';
import germanErrors from '../strapi/germanErrors.ts';
import paidEditions from '../strapi/paidEditions.ts';
import requestErrors from '../strapi/requestErrors.ts';
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
    'request-errors': requestErrors,
  },
  validate: addRules,
  async setUp(strapi) {
    await prepareLocales(strapi);
    await prepareAccess(strapi);
    await prepareToken(strapi);
    await prepareEditLayouts(strapi);
  },
};
