import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../strapi/adminContext.ts';
import { currentUser, nameOfUser } from '../../strapi/currentUser.ts';
import { permissionChecker } from '../../strapi/permissionChecker.ts';
import { whereOf } from '../../organisations/ownership.ts';
import { currentRights } from '../../organisations/rights.ts';
import { uidOf } from '../../content/content-types.ts';
import { changesBetween } from './changes.ts';
import { consequencesOf } from './consequences.ts';
import { type Content, contentOf, versionedType, withoutMissing } from './entryContent.ts';
import { reportOpenForm } from './presence.ts';
import { type Readable, readableEntry } from './readableEntry.ts';
import { localeOf, type Row, rowsOf, storeVersion, type Version, versionUid } from './versions.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const historyRoutes = [
  { method: 'GET', path: '/history/:type/:id', handler: 'history.list', config: {} },
  { method: 'GET', path: '/history/:type/:id/:version', handler: 'history.compare', config: {} },
  { method: 'POST', path: '/history/:type/:id/:version/restore', handler: 'history.restore', config: {} },
  { method: 'POST', path: '/open-forms/:type/:id', handler: 'history.report', config: {} },
  { method: 'GET', path: '/consequences/:type/:id', handler: 'history.consequences', config: {} },
  { method: 'GET', path: '/trash', handler: 'history.trash', config: {} },
  { method: 'POST', path: '/trash/:type/:id/restore', handler: 'history.untrash', config: {} },
];

/** The draft of a language, or what is live for a type without drafts. */
const latest = ({ rows }: Readable, locale: string): Row | undefined =>
  rows.find((row) => localeOf(row) === locale && !row.publishedAt) ?? rows.find((row) => localeOf(row) === locale);

/** Former states of entries, for the users of the admin who may read them. Others get 404, as for a missing entry. */
export const history = ({ strapi }: { strapi: Core.Strapi }) => {
  const versions = () => strapi.db.query(versionUid);

  const readable = (ctx: AdminContext): Promise<Readable | undefined> => readableEntry(strapi, ctx);

  async function versionOf(ctx: AdminContext): Promise<Version | null> {
    const { type, id, version } = ctx.params;
    const where = { id: Number(version), entryType: type, entryId: id, kind: { $ne: 'deleted' } };
    return versions().findOne({ where });
  }

  /** Whether the deleted entry belongs to the user's organisation; everybody else's stays unknown to them. */
  async function deletedEntries(ctx: AdminContext): Promise<Version[]> {
    const own = whereOf(strapi, versionUid, (await currentRights(strapi))?.organisations);
    const found: Version[] = await versions().findMany({
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

  return {
    async list(ctx: AdminContext): Promise<void> {
      const entry = await readable(ctx);
      if (!entry) return;
      const where = { entryId: ctx.params.id, entryLocale: textOf(ctx.query.locale), kind: { $ne: 'deleted' } };
      const found: Version[] = await versions().findMany({ where, orderBy: [{ savedAt: 'desc' }, { id: 'desc' }] });
      ctx.body = {
        versions: found.map(({ id, kind, author, savedAt, endedAt, data }) => {
          const { publishFrom, publishUntil, filled } = data;
          return {
            id,
            kind,
            author,
            savedAt,
            isLive: kind === 'published' && endedAt === null,
            wasSeen: typeof publishFrom !== 'string' || publishFrom < (endedAt ?? new Date().toISOString()),
            publishFrom,
            publishUntil,
            filled,
          };
        }),
      };
    },

    async compare(ctx: AdminContext): Promise<void> {
      const entry = await readable(ctx);
      const version = entry && (await versionOf(ctx));
      const now = entry && version ? latest(entry, version.entryLocale ?? '') : undefined;
      if (!entry || !version) {
        ctx.status = 404;
        return;
      }
      const { uid, checker } = entry;
      const changes = await changesBetween(strapi, uid, checker, version.data, now ? contentOf(uid, now) : {});
      ctx.body = { changes };
    },

    /** Replaces the draft by a former state. The draft is kept beside the published states for a while. */
    async restore(ctx: AdminContext): Promise<void> {
      const entry = await readable(ctx);
      const version = entry && (await versionOf(ctx));
      const user = currentUser(strapi);
      if (!entry || !version || !user) {
        ctx.status = 404;
        return;
      }
      const { uid, checker } = entry;
      const row = latest(entry, version.entryLocale ?? '');
      if (checker.cannot.update(row)) {
        ctx.status = 403;
        return;
      }
      const tenant = version.tenant;
      await strapi.db.transaction(async () => {
        const author = nameOfUser(user);
        const savedAt = new Date().toISOString();
        if (row && !row.publishedAt) await storeVersion(strapi, uid, row, { kind: 'draft', author, savedAt, tenant });
        const data: Content = { ...(await withoutMissing(strapi, uid, version.data)), updatedBy: user.id };
        const { id = '' } = ctx.params;
        await strapi
          .documents(uid)
          .update({ documentId: id, ...(version.entryLocale && { locale: version.entryLocale }), data });
      });
      ctx.body = {};
    },

    async report(ctx: AdminContext): Promise<void> {
      const user = currentUser(strapi);
      if (!user || !(await readable(ctx))) return;
      ctx.body = { others: await reportOpenForm(strapi, ctx.params.id ?? '', user) };
    },

    async consequences(ctx: AdminContext): Promise<void> {
      const entry = await readable(ctx);
      if (entry) ctx.body = { sentences: await consequencesOf(strapi, entry.uid, ctx.params.id ?? '') };
    },

    async trash(ctx: AdminContext): Promise<void> {
      const byEntry = Map.groupBy(await deletedEntries(ctx), ({ entryId }) => entryId);
      const entries = [...byEntry].map(([id, [version]]) => {
        const { entryType = '', title, author, savedAt, tenant } = version ?? {};
        const type = versionedType(uidOf(entryType))?.info.displayName;
        return { id, entryType, type, title, author, deletedAt: savedAt, tenant };
      });
      ctx.body = { entries };
    },

    /** Brings a deleted entry back under its former id, in all its languages; as a draft if its type has drafts. */
    async untrash(ctx: AdminContext): Promise<void> {
      const { type = '', id = '' } = ctx.params;
      const found = (await deletedEntries(ctx)).filter(
        ({ entryType, entryId }) => entryType === type && entryId === id,
      );
      const uid = uidOf(type);
      const user = currentUser(strapi);
      ctx.status = 404;
      ctx.body = {};
      if (found.length === 0 || !user) return;
      if (permissionChecker(strapi, ctx, uid).cannot.create()) {
        ctx.status = 403;
        return;
      }
      // Of a language that was deleted twice, the last.
      const latestOfEach = [...Map.groupBy(found, ({ entryLocale }) => entryLocale).values()].flatMap(([first]) =>
        first ? [first] : [],
      );
      await strapi.db.transaction(async () => {
        const entries = strapi.documents(uid);
        for (const { entryLocale, data } of latestOfEach) {
          const rows = await rowsOf(strapi, uid, id);
          if (rows.some((row) => localeOf(row) === (entryLocale ?? ''))) continue;
          const locale = entryLocale ? { locale: entryLocale } : {};
          const content: Content = {
            ...(await withoutMissing(strapi, uid, data)),
            createdBy: user.id,
            updatedBy: user.id,
          };
          if (rows.length > 0) await entries.update({ documentId: id, ...locale, data: content });
          else await entries.create({ ...locale, data: { ...content, documentId: id } });
        }
        await versions().deleteMany({ where: { kind: 'deleted', entryType: type, entryId: id } });
      });
      ctx.status = 200;
    },
  };
};
