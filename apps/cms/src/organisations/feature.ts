import type { Feature } from '../feature.ts';
import { withholdTools } from '../strapi/withheldTools.ts';
import { registerConditions, registerFormerConditions } from './conditions.ts';
import { prepareEditorialRoles } from './editorialRoles.ts';
import { removeFormerRoles } from './formerRoles.ts';
import { guardCompanies } from './guardCompanies.ts';
import { guardEntries } from './guardEntries.ts';
import { preparePersonnelRoles } from './personnelRoles.ts';
import { showSharedFields } from './sharedFields.ts';

/** Keeps users of the admin to the organisations of their roles. */
export const organisations: Feature = {
  async guard(strapi) {
    guardEntries(strapi);
    guardCompanies(strapi);
    showSharedFields(strapi);
    withholdTools(strapi);
    await registerConditions(strapi);
  },
  async setUp(strapi) {
    await preparePersonnelRoles(strapi);
    await prepareEditorialRoles(strapi);
    await removeFormerRoles(strapi);
    await registerFormerConditions(strapi);
  },
};
