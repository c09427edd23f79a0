import type { Core } from '@strapi/strapi';
import { prepareRevisions } from './history/staleSaves.ts';
import { prepareAccess } from './setup/access.ts';
import { prepareEditorialRoles } from './setup/editorialRoles.ts';
import { prepareEditorRoles } from './setup/editorRoles.ts';
import { prepareLocales } from './setup/locales.ts';
import { preparePersonnelRoles } from './setup/personnelRoles.ts';
import { prepareTokens } from './setup/tokens.ts';
import { prepareEditLayouts } from './setup/editLayouts.ts';

/** Syncs locales, permissions, tokens, edit layouts and revisions with the code, at every start. */
export async function setUp(strapi: Core.Strapi): Promise<void> {
  await prepareLocales(strapi);
  await prepareAccess(strapi);
  await prepareEditorRoles(strapi);
  await preparePersonnelRoles(strapi);
  await prepareEditorialRoles(strapi);
  await prepareTokens(strapi);
  await prepareEditLayouts(strapi);
  await prepareRevisions(strapi);
}
