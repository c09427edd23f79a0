import type { Core } from '@strapi/strapi';
import { currentUser } from '../../strapi/currentUser.ts';
import { permissionChecker } from '../../strapi/permissionChecker.ts';
import { uidOf } from '../../content/content-types.ts';
import { whereOf } from '../../organisations/ownership.ts';
import { currentRights } from '../../organisations/rights.ts';
import { type Content, versionedType, withoutMissing } from './entryContent.ts';
import { localeOf, rowsOf, type Version, versionUid } from './versions.ts';
import type { Context } from '../../strapi/context.ts';
import { answer } from '../../strapi/endpoints.ts';
import { lockRows } from '../../strapi/lockRows.ts';

/** The last states, newest first, of deleted entries of the user's organisations that the user may read. */
async function deletedEntries(strapi: Core.Strapi, ctx: Context): Promise<Version[]> {
  const own = whereOf(strapi, versionUid, (await currentRights(strapi))?.writesFor);
  const found: Version[] = await strapi.db.query(versionUid).findMany({
    where: { kind: 'deleted', ...own },
    orderBy: [{ savedAt: 'desc' }, { id: 'asc' }],
  });
  const readableTypes = new Set(
    [...new Set(found.map(({ entryType }) => entryType))].filter(
      (type) => versionedType(uidOf(type)) && !permissionChecker(strapi, ctx, uidOf(type)).cannot.read(),
    ),
  );
  return found.filter(({ entryType }) => readableTypes.has(entryType));
}

export async function trash(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const byEntry = Map.groupBy(await deletedEntries(strapi, ctx), ({ entryId }) => entryId);
  const entries = [...byEntry].map(([id, [version]]) => {
    const { entryType = '', title, author, savedAt, tenant } = version ?? {};
    const type = versionedType(uidOf(entryType))?.info.displayName;
    return { id, entryType, type, title, author, deletedAt: savedAt, tenant };
  });
  ctx.body = { entries };
}

/**
 * Brings a deleted entry back under its former id, as a draft if its type has drafts. A translation stays in the trash if a new
 * one has been written; answers 409 if that is so for all of them.
 */
export async function restoreDeleted(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { type: entryType = '', id: documentId = '' } = ctx.params;
  const deleted = await deletedEntries(strapi, ctx);
  const found = deleted.filter((version) => version.entryType === entryType && version.entryId === documentId);
  const uid = uidOf(entryType);
  const user = currentUser(strapi);
  if (found.length === 0 || !user) return answer(ctx, 404);
  if (permissionChecker(strapi, ctx, uid).cannot.create()) return answer(ctx, 403);
  // Of a language that was deleted twice, the last.
  const lastOfEach = Map.groupBy(found, ({ entryLocale }) => entryLocale);
  const restored: Version[] = [];
  await strapi.db.transaction(async () => {
    await lockRows(strapi, versionUid, { id: { $in: found.map(({ id }) => id) } });
    const entries = strapi.documents(uid);
    for (const [entryLocale, versions] of lastOfEach) {
      const [last] = versions;
      const rows = await rowsOf(strapi, uid, documentId);
      if (!last || rows.some((row) => localeOf(row) === (entryLocale ?? ''))) continue;
      const locale = entryLocale ? { locale: entryLocale } : {};
      const content = await withoutMissing(strapi, uid, last.data);
      const data: Content = { ...content, createdBy: user.id, updatedBy: user.id };
      if (rows.length > 0) await entries.update({ documentId, ...locale, data });
      else await entries.create({ ...locale, data: { ...data, documentId } });
      restored.push(...versions);
    }
    await strapi.db.query(versionUid).deleteMany({ where: { id: { $in: restored.map(({ id }) => id) } } });
  });
  answer(ctx, restored.length > 0 ? 200 : 409);
}
