import type { Core } from '@strapi/strapi';
import { type ContentUid, namesCompany } from '../content/content-types.ts';
import { replaceFunction } from '../strapi/replaceFunction.ts';
import type { Row } from '../strapi/row.ts';

/**
 * Names the organisation of an entry's other languages. The form of a new language takes what all languages share from
 * them, of which the conditions of roles hide every field while they do not see whose they are.
 */
export function showSharedFields(strapi: Core.Strapi): void {
  replaceFunction<[uid: ContentUid, ...rest: unknown[]], { availableLocales: Row[] }>(
    strapi,
    'plugin::content-manager.document-metadata.getMetadata',
    (original) =>
      async (uid, ...rest) => {
        const metadata = await original(uid, ...rest);
        const { availableLocales: languages } = metadata;
        if (languages.length === 0 || !namesCompany(uid)) return metadata;
        const where = { id: { $in: languages.map(({ id }) => id) } };
        const rows: Row[] = await strapi.db.query(uid).findMany({ where, select: ['id'], populate: ['company'] });
        const companies = new Map(rows.map(({ id, company }) => [id, company]));
        return { ...metadata, availableLocales: languages.map((row) => ({ ...row, company: companies.get(row.id) })) };
      },
  );
}
