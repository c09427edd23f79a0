import type { Core } from '@strapi/strapi';
import { revisionField } from '../content/strapiSchema.ts';
import { isRow } from '../strapi/row.ts';
import { saveEntryEndpoint } from '../strapi/saveEntry.ts';

/**
 * Saves an entry in a language that it does not have yet, before it is published in it: Strapi asks whether the user may
 * publish what has this language, which belongs to no organisation, and refuses all but the editors of the group.
 */
export const saveNewLanguage: Core.MiddlewareHandler = async (ctx, next) => {
  const { id, model } = ctx.params;
  const { [revisionField]: _ofOtherLanguage, ...form } = isRow(ctx.request.body) ? ctx.request.body : {};
  const { locale } = form;
  const where = { documentId: id, locale };
  if (!id || typeof locale !== 'string' || (await strapi.db.query(model).count({ where })) > 0) return next();
  ctx.request.body = form;
  return strapi.db.transaction(async () => {
    await saveEntryEndpoint(strapi)(ctx, next);
    return next();
  });
};
