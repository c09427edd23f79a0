import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { swissLocalTime } from '@group/content-client/contract/swissTime';
import { currentUser, nameOfUser, type AdminUser } from '../../strapi/currentUser.ts';
import { type ContentUid, isContent } from '../../content/content-types.ts';
import { populateContent } from '../../content/populate.ts';
import { edited } from '../../content/published.ts';
import { ownersOf } from '../../organisations/ownership.ts';
import { attributesOf } from '../../strapi/attributes.ts';
import { revisionField } from '../../content/strapiSchema.ts';
import { randomId } from '../../media/randomId.ts';
import { tableOf } from '../../strapi/relations.ts';
import { isRow } from '../../strapi/row.ts';
import { permissionChecker } from '../../strapi/permissionChecker.ts';
import { type Change, changesBetween } from './changes.ts';
import { contentOf, versionedType, withoutLostIds } from './entryContent.ts';
import { type Row, storeVersion } from './versions.ts';
import { lockRows } from '../../strapi/lockRows.ts';

interface SavedRow extends Row {
  revision: string | null;
  updatedAt: string | null;
  updatedBy: AdminUser | null;
}

/** Of entries from before there were revisions. */
const firstRevision = '0';

/** Who has no account of the admin: the sender of a submission, or an employee in the internal area. */
const visitor = 'Eine Person auf der Website';

/** The revision of the entry that a form of the admin shows, if this request saves that entry. */
function openedRevision(strapi: Core.Strapi, uid: string, documentId: unknown): string | undefined {
  const context = strapi.requestContext.get();
  if (!context?.request.path.startsWith('/content-manager/')) return undefined;
  const { model, id }: { model?: string; id?: string } = context.params ?? {};
  if (model !== uid || (id !== undefined && id !== documentId)) return undefined;
  const { body } = context.request;
  const sent = isRow(body) ? body[revisionField] : undefined;
  return typeof sent === 'string' ? sent : undefined;
}

/** `14:05 Uhr am 22.11.2026` */
function inGerman(instant: Date): string {
  const [day = '', time = ''] = swissLocalTime(instant).split('T');
  return `${time} Uhr am ${day.split('-').toReversed().join('.')}`;
}

/** What the form shows of two versions: it can save the second over the first, with this revision. */
export interface Conflict {
  /** Of the version that is stored; `null` for the user, who has saved it in another window. */
  author: string | null;
  revision: string | null;
  changes: Change[];
}

/** The rejection, with what the user's version would change in the saved one. It rolls back `write`, which saves it. */
async function rejectionOf(
  strapi: Core.Strapi,
  uid: ContentUid,
  saved: SavedRow,
  write: () => Promise<unknown>,
  read: () => Promise<SavedRow | null>,
): Promise<Error> {
  await write();
  const own = await read();
  const { updatedBy } = saved;
  const author = updatedBy?.id === currentUser(strapi)?.id ? null : updatedBy ? nameOfUser(updatedBy) : visitor;
  const state = strapi.requestContext.get()?.state;
  const checker = permissionChecker(strapi, { state: { userAbility: state?.userAbility } }, uid);
  const changes = await changesBetween(strapi, uid, checker, contentOf(uid, saved), own ? contentOf(uid, own) : {});
  const conflict: Conflict = { author, revision: saved.revision, changes };
  const time = inGerman(new Date(saved.updatedAt ?? 0));
  const sentence =
    author === null
      ? `Sie haben diesen Eintrag um ${time} in einem anderen Fenster gespeichert.`
      : `${author} hat diesen Eintrag um ${time} gespeichert, nachdem Sie ihn geöffnet hatten.`;
  return new errors.ValidationError(`${sentence} Ihre Eingaben stehen noch hier, sind aber nicht gespeichert.`, {
    conflict,
  });
}

function sharedContent(strapi: Core.Strapi, uid: string, row: Row): unknown[] {
  const attributes = attributesOf(strapi, uid);
  const content = Object.entries(contentOf(uid, row));
  return content.filter(([name]) => attributes[name]?.pluginOptions?.i18n?.localized === false);
}

/** Header of a save that replaces the stored version, which the history keeps. */
const takesOver = (strapi: Core.Strapi): boolean => strapi.requestContext.get()?.get('x-replace-version') === 'true';

/**
 * Rejects a save of an entry that was saved since the form was opened, by another user, in another window, or on a website:
 * the form would take back those changes without a word. Each save gives the entry a new revision, and the form sends the
 * one that it shows. A save that changes what all languages share gives each of them one.
 */
export function rejectStaleSaves(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, uid, params }, next) => {
    const user = currentUser(strapi);
    const isWritten = action === 'create' || action === 'update';
    if (!isWritten || !isContent(uid) || !attributesOf(strapi, uid)[revisionField]) return next();
    const renewed = { [revisionField]: randomId(), ...(!user && { updatedBy: null }) };
    Object.assign(params, { data: { ...params.data, ...renewed } });
    if (action === 'create' || !user) return next();
    const { documentId, locale } = params;
    const opened = openedRevision(strapi, uid, documentId);
    if (opened === undefined) return next();
    const where = {
      documentId,
      ...edited(uid),
      ...(typeof locale === 'string' && { locale }),
    };
    return strapi.db.transaction(async () => {
      await lockRows(strapi, uid, where);
      const populate = { ...populateContent(strapi, uid), updatedBy: true };
      const read = (): Promise<SavedRow | null> => strapi.db.query(uid).findOne({ where, populate });
      const saved = await read();
      const stale = saved && saved.revision !== opened;
      // Strapi rejects the ids of blocks that the other version has removed or replaced.
      if (stale || takesOver(strapi))
        Object.assign(params, { data: withoutLostIds(uid, params.data ?? {}, saved ?? {}) });
      if (saved && stale) throw await rejectionOf(strapi, uid, saved, next, read);
      if (saved && takesOver(strapi) && versionedType(uid)) {
        const [tenant = null] = await ownersOf(strapi, uid, documentId);
        const author = nameOfUser(saved.updatedBy ?? user);
        await storeVersion(strapi, uid, saved, { kind: 'draft', author, savedAt: new Date().toISOString(), tenant });
      }
      const result = await next();
      const own = saved && (await read());
      if (own && !isDeepStrictEqual(sharedContent(strapi, uid, saved), sharedContent(strapi, uid, own))) {
        const others = { documentId, ...edited(uid), id: { $ne: own.id } };
        const rows: SavedRow[] = await strapi.db.query(uid).findMany({ where: others });
        const data = { [revisionField]: randomId(), updatedBy: user.id };
        for (const { id } of rows) await strapi.db.query(uid).update({ where: { id }, data });
      }
      return result;
    });
  });
}

/** Gives a first revision to entries from before there were any. Plain SQL, as nothing else about them changes. */
export async function prepareRevisions(strapi: Core.Strapi): Promise<void> {
  for (const uid of Object.keys(strapi.contentTypes).filter(isContent)) {
    if (!attributesOf(strapi, uid)[revisionField]) continue;
    await strapi.db
      .connection(tableOf(strapi, uid))
      .whereNull(revisionField)
      .update({ [revisionField]: firstRevision });
  }
}
