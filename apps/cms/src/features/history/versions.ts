import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { ownersOf } from '../../organisations/ownership.ts';
import { type ContentUid, hasDrafts, nameOf, titleOf, uidOf } from '../../content/content-types.ts';
import { olderThan } from '../../content/olderThan.ts';
import { populateContent } from '../../content/populate.ts';
import { type Content, contentOf } from './entryContent.ts';
import { type AdminUser, nameOfUser } from '../../strapi/currentUser.ts';
import { isRow } from '../../strapi/row.ts';

export const versionUid = uidOf('entry-version');

/** How long a published state is kept after visitors stopped seeing it. */
const publishedDays = 365;

/** How long deleted entries, and drafts that a former state replaced, are kept. */
const trashDays = 30;

export interface Version {
  id: number;
  kind: 'published' | 'draft' | 'deleted';
  entryType: string;
  entryId: string;
  entryLocale: string | null;
  tenant: string | null;
  title: string | null;
  author: string | null;
  /** ISO instant. */
  savedAt: string;
  endedAt: string | null;
  data: Content;
}

/** A row of an entry: one language of its draft or its published state. */
export interface Row extends Content {
  id: number;
  locale?: string | null;
  publishedAt?: string | null;
  updatedAt?: string | null;
  updatedBy?: AdminUser | null;
}

export async function rowsOf(strapi: Core.Strapi, uid: ContentUid, documentId: string): Promise<Row[]> {
  const populate = { ...populateContent(strapi, uid), updatedBy: true };
  const rows: Row[] = await strapi.db.query(uid).findMany({ where: { documentId }, populate });
  return rows;
}

export const localeOf = ({ locale }: Pick<Row, 'locale'>): string => locale ?? '';

const isLive = (uid: string, { publishedAt }: Row): boolean => !hasDrafts(uid) || Boolean(publishedAt);

/** Without the order of keys, which the databases do not keep. */
const isSame = (first: Content, second: Content): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(first)), JSON.parse(JSON.stringify(second)));

export async function storeVersion(
  strapi: Core.Strapi,
  uid: ContentUid,
  row: Row,
  details: Pick<Version, 'kind' | 'author' | 'savedAt' | 'tenant'>,
): Promise<void> {
  await strapi.db.query(versionUid).create({
    data: {
      ...details,
      entryType: nameOf(uid),
      entryId: row.documentId,
      entryLocale: localeOf(row),
      title: titleOf(uid, row) ?? null,
      data: contentOf(uid, row),
    },
  });
}

/**
 * Brings the published versions of an entry up to what visitors see now.
 * @param author of what is new; by default the last editor of the entry, at the time of publishing
 */
export async function syncPublished(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  author?: string,
): Promise<void> {
  const versions = strapi.db.query(versionUid);
  const live = (await rowsOf(strapi, uid, documentId)).filter((row) => isLive(uid, row));
  const where = { entryId: documentId, kind: 'published', endedAt: { $null: true } };
  const current: Version[] = await versions.findMany({ where });
  const now = new Date().toISOString();
  const ended = current.filter(({ entryLocale, data }) => {
    const row = live.find((candidate) => localeOf(candidate) === (entryLocale ?? ''));
    return !row || !isRow(data) || !isSame(data, contentOf(uid, row));
  });
  if (ended.length > 0) {
    await versions.updateMany({ where: { id: { $in: ended.map(({ id }) => id) } }, data: { endedAt: now } });
  }
  const kept = new Set(
    current.filter((version) => !ended.includes(version)).map(({ entryLocale }) => entryLocale ?? ''),
  );
  const [tenant = null] = await ownersOf(strapi, uid, documentId);
  for (const row of live.filter((candidate) => !kept.has(localeOf(candidate)))) {
    const { updatedBy, publishedAt, updatedAt } = row;
    const former = updatedBy ? nameOfUser(updatedBy) : null;
    const savedAt = author === undefined ? (publishedAt ?? updatedAt ?? now) : now;
    await storeVersion(strapi, uid, row, { kind: 'published', author: author ?? former, savedAt, tenant });
  }
}

export async function eraseOldVersions(strapi: Core.Strapi, now: Date): Promise<void> {
  const published = { kind: 'published', endedAt: olderThan(now, publishedDays) };
  const others = { kind: { $in: ['draft', 'deleted'] }, savedAt: olderThan(now, trashDays) };
  await strapi.db.query(versionUid).deleteMany({ where: { $or: [published, others] } });
}
