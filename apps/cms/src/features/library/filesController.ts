import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../strapi/adminContext.ts';
import { lacksText, type LibraryFile, requestedFile } from '../../publishing/requestedFile.ts';
import { locales } from '../../content/locales.ts';
import { tenants } from '../../environment/tenants.ts';
import { usesOfFiles } from './fileUses.ts';
import { undescribedPictures } from './undescribedPictures.ts';

export const filesRoutes = [
  { method: 'GET', path: '/files/:id/uses', handler: 'files.uses', config: {} },
  { method: 'GET', path: '/pictures/undescribed', handler: 'files.undescribed', config: {} },
];

/** What is said of a picture, and in which languages of the websites that may show it more can be; nothing of other files. */
function textsOf(found: LibraryFile) {
  const { mime, tenant, alternativeTexts } = found;
  if (!mime.startsWith('image/')) return {};
  const languages = tenants.flatMap(({ key, features }) =>
    tenant === key || !tenant ? (features.languages ?? []) : [],
  );
  const others = locales.slice(1).filter(({ code }) => languages.some(({ locale }) => locale === code));
  return {
    lacksText: lacksText(found),
    texts: others.map(({ code, name }) => ({ locale: code, language: name, text: alternativeTexts?.[code] ?? '' })),
  };
}

/** What the media library asks for beside Strapi's own routes. */
export const files = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The entries that use a file, and the alternative texts of a picture; 404 if the user may not read the file. */
  async uses(ctx: AdminContext): Promise<void> {
    const { found, isAllowed } = await requestedFile(strapi, ctx, 'read');
    ctx.status = found && isAllowed ? 200 : 404;
    ctx.body = found && isAllowed ? { ...(await usesOfFiles(strapi, ctx.state, [found.id])), ...textsOf(found) } : {};
  },

  /** The pictures without an alternative text that the user may describe. */
  async undescribed(ctx: AdminContext): Promise<void> {
    ctx.body = await undescribedPictures(strapi, ctx.state);
  },
});
