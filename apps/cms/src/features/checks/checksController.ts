import type { Core } from '@strapi/strapi';
import { currentUser } from '../../strapi/currentUser.ts';
import { lacksText, requestedFile } from '../../publishing/requestedFile.ts';
import { readableEntry } from '../history/readableEntry.ts';
import { file } from '../../strapi/relations.ts';
import { isRow } from '../../strapi/row.ts';
import { locales } from '../../content/locales.ts';
import { maxAlternativeText } from './alternativeText.ts';
import { edited, findingsOfEntry, isChecked } from './findings.ts';
import { serviceOf } from '../../strapi/services.ts';
import type { Context } from '../../strapi/context.ts';

const otherLocales = locales.slice(1).map(({ code }) => code);

/** Alternative texts in other languages than German; `undefined` for anything else. */
function textsIn(value: unknown): Record<string, string> | undefined {
  if (!isRow(value)) return undefined;
  const texts = otherLocales.flatMap((locale) => {
    const text = value[locale];
    return typeof text === 'string' && text.length <= maxAlternativeText ? [[locale, text.trim()] as const] : [];
  });
  return texts.length === Object.keys(value).length ? Object.fromEntries(texts) : undefined;
}

export const checksRoutes = [
  { method: 'GET', path: '/checks/:type/:id', handler: 'checks.list' },
  { method: 'PUT', path: '/pictures/:id', handler: 'checks.describe' },
];

/** What the panel beside an entry asks for. */
export const checks = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** What the checks find in the saved draft. */
  async list(ctx: Context): Promise<void> {
    const entry = await readableEntry(strapi, ctx);
    if (!entry) return;
    const { locale } = ctx.query;
    const where = { ...edited(entry.uid), ...(typeof locale === 'string' && locale && { locale }) };
    const findings = isChecked(entry.uid) ? await findingsOfEntry(strapi, entry.uid, ctx.params.id ?? '', where) : [];
    ctx.body = { findings };
  },

  /**
   * Gives a picture its alternative text, or marks it as decorative if that is empty; or gives it those in other
   * languages, by locale.
   */
  async describe(ctx: Context): Promise<void> {
    const { body } = ctx.request;
    const given = isRow(body) && body.alternativeText;
    const translated = isRow(body) && textsIn(body.alternativeTexts);
    const { found, isAllowed } = await requestedFile(strapi, ctx, 'assets.update');
    const user = currentUser(strapi);
    // Authors change no file, but say what is on a picture that they have just uploaded.
    const isFirst = found !== null && found.createdBy?.id === user?.id && lacksText(found);
    ctx.body = {};
    if (!found || !(isAllowed || isFirst)) {
      ctx.status = found ? 403 : 404;
      return;
    }
    const alternativeText = typeof given === 'string' && given.length <= maxAlternativeText ? given.trim() : undefined;
    if (alternativeText === undefined && !translated) {
      ctx.status = 400;
      return;
    }
    // The library's own function, which other organisations' files are guarded by.
    if (isAllowed) {
      await serviceOf(strapi, 'plugin::upload.upload').updateFileInfo(found.id, { alternativeText }, { user });
    }
    const data = {
      ...(!isAllowed && { alternativeText }),
      ...(translated && { alternativeTexts: translated }),
      ...(alternativeText !== undefined && { decorative: alternativeText === '' }),
    };
    await strapi.db.query(file).update({ where: { id: found.id }, data });
    ctx.status = 200;
  },
});
