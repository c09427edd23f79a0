import type { Core } from '@strapi/strapi';
import type { ContentUid } from '../../content/content-types.ts';
import { type Change, changesBetween } from '../history/changes.ts';
import { contentOf } from '../history/entryContent.ts';
import { localeOf, type Row } from '../history/versions.ts';

export const draftAndLive = (rows: readonly Row[], locale: string) => {
  const own = rows.filter((row) => localeOf(row) === locale);
  return { draft: own.find((row) => !row.publishedAt), live: own.find((row) => row.publishedAt) };
};

/** What the draft of an entry changes in what visitors see: everything, if that is nothing. */
export async function proposedChanges(
  strapi: Core.Strapi,
  uid: ContentUid,
  rows: readonly Row[],
  locale: string,
  checker: Parameters<typeof changesBetween>[2],
): Promise<Change[]> {
  const { draft, live } = draftAndLive(rows, locale);
  const before = live ? contentOf(uid, live) : {};
  return draft ? changesBetween(strapi, uid, checker, before, contentOf(uid, draft)) : [];
}
