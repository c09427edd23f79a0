import type { Core } from '@strapi/strapi';
import { type LibraryFile, requestedFile } from '../../publishing/requestedFile.ts';
import { locales } from '../../content/locales.ts';
import { tenants } from '../../environment/tenants.ts';
import { usesOfFiles } from './fileUses.ts';
import { libraryFiles } from './libraryFiles.ts';
import type { Context } from '../../strapi/context.ts';

export const filesRoutes = [
  { method: 'GET', path: '/files', handler: 'files.list' },
  { method: 'GET', path: '/files/:id/uses', handler: 'files.uses' },
];

/** What is said of a picture in each other language of the websites that may show it; nothing of other files. */
function textsOf({ mime, tenant, alternativeTexts }: LibraryFile) {
  if (!mime.startsWith('image/')) return [];
  const languages = tenants.flatMap(({ key, features }) =>
    tenant === key || !tenant ? (features.languages ?? []) : [],
  );
  return locales
    .slice(1)
    .filter(({ code }) => languages.some(({ locale }) => locale === code))
    .map(({ code, name }) => ({ locale: code, language: name, text: alternativeTexts?.[code] ?? '' }));
}

/** What the library and the fields for files ask for beside Strapi's own routes. */
export const files = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The files that the user may use, in sections. */
  async list(ctx: Context): Promise<void> {
    ctx.body = await libraryFiles(strapi, ctx);
  },

  /** The entries that use a file, and the alternative texts of a picture; 404 if the user may not read the file. */
  async uses(ctx: Context): Promise<void> {
    const { found, isAllowed } = await requestedFile(strapi, ctx, 'read');
    ctx.status = found && isAllowed ? 200 : 404;
    ctx.body =
      found && isAllowed ? { ...(await usesOfFiles(strapi, ctx.state, [found.id])), texts: textsOf(found) } : {};
  },
});
