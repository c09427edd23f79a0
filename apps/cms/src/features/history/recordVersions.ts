import type { Core } from '@strapi/strapi';
import { currentUser, nameOfUser } from '../../strapi/currentUser.ts';
import { isContent } from '../../content/content-types.ts';
import { isPublicAction } from '../../content/published.ts';
import { ownersOf } from '../../organisations/ownership.ts';
import { documentIdIn } from '../../strapi/row.ts';
import { versionedType } from './entryContent.ts';
import { localeOf, type Row, rowsOf, storeVersion, syncPublished } from './versions.ts';

/** Of each language the draft, or what is published if the type has no drafts. */
const latestOf = (rows: readonly Row[]): Row[] =>
  rows.filter(
    (row) => !row.publishedAt || !rows.some((other) => localeOf(other) === localeOf(row) && !other.publishedAt),
  );

/**
 * Keeps each published state of an entry, and what users of the admin delete. Entries that the service itself writes,
 * such as example content, get their first version when a user changes them.
 */
export function recordVersions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const user = currentUser(strapi);
    if (!user || !isContent(uid) || !versionedType(uid) || !isPublicAction(uid, action, params)) return next();
    const author = nameOfUser(user);
    return strapi.db.transaction(async () => {
      const given = documentIdIn(params);
      if (given !== undefined) await syncPublished(strapi, uid, given);
      const before = given !== undefined && action === 'delete' ? await rowsOf(strapi, uid, given) : [];
      const [tenant = null] = before.length > 0 ? await ownersOf(strapi, uid, given) : [];
      const result = await next();
      if (given !== undefined && before.length > 0) {
        const kept = (await rowsOf(strapi, uid, given)).map(localeOf);
        const details = { kind: 'deleted', author, savedAt: new Date().toISOString(), tenant } as const;
        const deleted = before.filter((row) => !kept.includes(localeOf(row)));
        for (const row of latestOf(deleted)) await storeVersion(strapi, uid, row, details);
      }
      const written = given ?? documentIdIn(result);
      if (written !== undefined) await syncPublished(strapi, uid, written, author);
      return result;
    });
  });
}
