import type { Core } from '@strapi/strapi';
import { isPicture, lacksText, maxAlternativeText } from '../../content/alternativeText.ts';
import { currentUser } from '../../strapi/currentUser.ts';
import { allowsFile } from '../../strapi/permissionChecker.ts';
import { file } from '../../strapi/relations.ts';
import { isRow } from '../../strapi/row.ts';
import { locales } from '../../content/locales.ts';
import { tenants } from '../../environment/tenants.ts';
import { usesOfFile } from './fileUses.ts';
import { requireChangeable } from './libraryRoutes.ts';
import { libraryFiles } from './libraryFiles.ts';
import type { Context } from '../../strapi/context.ts';
import { answer, type Endpoints } from '../../strapi/endpoints.ts';

interface LibraryFile {
  id: number;
  mime: string;
  /** Key of the organisation that it belongs to; none for the group's. */
  tenant: string | null;
  alternativeText: string | null;
  /** By locale, without German. */
  alternativeTexts: Record<string, string> | null;
  decorative: boolean | null;
  createdBy: { id: number } | null;
}

/** The file whose id is in a request's path, and whether its user may read or update it. */
async function requestedFile(
  strapi: Core.Strapi,
  { params, state }: Context,
  action: 'read' | 'assets.update',
): Promise<{ found: LibraryFile | null; isAllowed: boolean }> {
  const id = Number(params.id);
  const found: LibraryFile | null = Number.isInteger(id)
    ? await strapi.db.query(file).findOne({ where: { id }, populate: ['createdBy'] })
    : null;
  return { found, isAllowed: found !== null && allowsFile(strapi, state, action, found) };
}

const otherLocales = locales.slice(1);

/** What is said of a picture in each other language of the websites that may show it; nothing of other files. */
function textsOf(found: LibraryFile) {
  const { tenant, alternativeTexts } = found;
  if (!isPicture(found)) return [];
  const languages = tenants.flatMap(({ key, features }) =>
    tenant === key || !tenant ? (features.languages ?? []) : [],
  );
  return otherLocales
    .filter(({ code }) => languages.some(({ locale }) => locale === code))
    .map(({ code, name }) => ({ locale: code, language: name, text: alternativeTexts?.[code] ?? '' }));
}

/** Alternative texts in other languages than German; `undefined` for anything else. */
function textsIn(value: unknown): Record<string, string> | undefined {
  if (!isRow(value)) return undefined;
  const texts = otherLocales.flatMap(({ code: locale }) => {
    const text = value[locale];
    return typeof text === 'string' && text.length <= maxAlternativeText ? [[locale, text.trim()] as const] : [];
  });
  return texts.length === Object.keys(value).length ? Object.fromEntries(texts) : undefined;
}

async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.body = await libraryFiles(strapi, ctx);
}

async function uses(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { found, isAllowed } = await requestedFile(strapi, ctx, 'read');
  if (!found || !isAllowed) return answer(ctx, 404);
  answer(ctx, 200, { ...(await usesOfFile(strapi, ctx.state, found.id)), texts: textsOf(found) });
}

/** Gives a picture its alternative text, which is empty where it decorates; or those in other languages, by locale. */
async function describe(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { body } = ctx.request;
  const given = isRow(body) && body.alternativeText;
  const translated = isRow(body) && textsIn(body.alternativeTexts);
  const { found, isAllowed } = await requestedFile(strapi, ctx, 'assets.update');
  const user = currentUser(strapi);
  // Authors change no file, but say what is on a picture that they have just uploaded.
  const isFirst = found !== null && found.createdBy?.id === user?.id && lacksText(found);
  if (!found || !(isAllowed || isFirst)) return answer(ctx, found ? 403 : 404);
  const alternativeText = typeof given === 'string' && given.length <= maxAlternativeText ? given.trim() : undefined;
  if (alternativeText === undefined && !translated) return answer(ctx, 400);
  if (isAllowed) await requireChangeable(strapi, found.id);
  const data = {
    ...(translated && { alternativeTexts: translated }),
    ...(alternativeText !== undefined && { alternativeText, decorative: alternativeText === '' }),
    updatedBy: user?.id,
  };
  await strapi.db.query(file).update({ where: { id: found.id }, data });
  answer(ctx, 200);
}

export const fileEndpoints: Endpoints = {
  'GET /files': list,
  'GET /files/:id/uses': uses,
  'PUT /pictures/:id': describe,
};
