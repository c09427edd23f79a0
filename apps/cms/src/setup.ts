import type { Core } from '@strapi/strapi';
import { prepareRevisions } from './features/history/staleSaves.ts';
import { prepareUploadFolders } from './features/library/uploadFolders.ts';
import { prepareAccess } from './content/access.ts';
import { prepareEditorialRoles } from './organisations/editorialRoles.ts';
import { prepareEditorRoles } from './organisations/editorRoles.ts';
import { prepareLocales } from './content/locales.ts';
import { preparePersonnelRoles } from './organisations/personnelRoles.ts';
import { prepareTokens } from './content/tokens.ts';
import { prepareEditLayouts } from './content/editLayouts.ts';

/** Syncs locales, permissions, tokens, edit layouts, revisions and upload folders with the code, at every start. */
export async function setUp(strapi: Core.Strapi): Promise<void> {
  await prepareLocales(strapi);
  await prepareAccess(strapi);
  await prepareEditorRoles(strapi);
  await preparePersonnelRoles(strapi);
  await prepareEditorialRoles(strapi);
  await prepareTokens(strapi);
  await prepareEditLayouts(strapi);
  await prepareRevisions(strapi);
  await prepareUploadFolders(strapi);
}
