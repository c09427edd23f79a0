import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { answer, type Endpoints } from '../../strapi/endpoints.ts';
import { nameOfUser, requireUser } from '../../strapi/currentUser.ts';
import { uidOf } from '../../content/content-types.ts';
import { changesBetween } from './changes.ts';
import { consequencesOf } from './consequences.ts';
import { type Content, contentOf, withoutMissing } from './entryContent.ts';
import { type Readable, readableEntry } from './readableEntry.ts';
import { restoreDeleted, trash } from './trash.ts';
import { localeOf, type Row, storeVersion, type Version, versionUid } from './versions.ts';
import type { Context } from '../../strapi/context.ts';
import { textOf } from '../../strapi/row.ts';

/** The draft of a language, or what is live for a type without drafts. */
const latest = ({ rows }: Readable, locale: string): Row | undefined =>
  rows.find((row) => localeOf(row) === locale && !row.publishedAt) ?? rows.find((row) => localeOf(row) === locale);

/** An entry and one of its former states. Throws 404 unless the user may read them. */
async function readableVersion(strapi: Core.Strapi, ctx: Context) {
  const entry = await readableEntry(strapi, ctx);
  const { type, id, version } = ctx.params;
  const where = { id: Number(version), entryType: type, entryId: id, kind: { $ne: 'deleted' } };
  const found: Version | null = await strapi.db.query(versionUid).findOne({ where });
  if (!found) throw new errors.NotFoundError();
  return { entry, version: found };
}

function listed({ id, kind, author, savedAt, endedAt, data }: Version) {
  const { publishFrom, publishUntil, filled, cancelled } = data;
  const isLive = kind === 'published' && endedAt === null;
  const wasSeen = typeof publishFrom !== 'string' || publishFrom < (endedAt ?? new Date().toISOString());
  return { id, kind, author, savedAt, isLive, wasSeen, publishFrom, publishUntil, filled, cancelled };
}

async function list(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await readableEntry(strapi, ctx);
  const found: Version[] = await strapi.db.query(versionUid).findMany({
    where: { entryId: ctx.params.id, entryLocale: textOf(ctx.query.locale), kind: { $ne: 'deleted' } },
    orderBy: [{ savedAt: 'desc' }, { id: 'desc' }],
  });
  ctx.body = { versions: found.map(listed) };
}

async function compare(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { entry, version } = await readableVersion(strapi, ctx);
  const { uid, checker } = entry;
  const now = latest(entry, version.entryLocale ?? '');
  const changes = await changesBetween(strapi, uid, checker, version.data, now ? contentOf(uid, now) : {});
  ctx.body = { changes };
}

/** Replaces the draft by a former state. The draft is kept beside the published states for a while. */
async function restore(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user = requireUser(strapi);
  const { entry, version } = await readableVersion(strapi, ctx);
  const { uid, checker } = entry;
  const { entryLocale: locale, data, tenant } = version;
  const row = latest(entry, locale ?? '');
  if (checker.cannot.update(row)) return answer(ctx, 403);
  await strapi.db.transaction(async () => {
    const author = nameOfUser(user);
    const savedAt = new Date().toISOString();
    if (row && !row.publishedAt) await storeVersion(strapi, uid, row, { kind: 'draft', author, savedAt, tenant });
    const content: Content = { ...(await withoutMissing(strapi, uid, data)), updatedBy: user.id };
    const { id: documentId = '' } = ctx.params;
    await strapi.documents(uid).update({ documentId, ...(locale && { locale }), data: content });
  });
  ctx.body = {};
}

const openForms = uidOf('open-form');

/** The form reports every 15 seconds, but in a tab that is out of sight browsers run timers once a minute. */
const expiryMs = 90_000;

/** Notes that the user has an entry open, and names the others who have. In the database, as processes share it. */
async function report(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const user = requireUser(strapi);
  await readableEntry(strapi, ctx);
  const forms = strapi.db.query(openForms);
  const seenAt = new Date().toISOString();
  await forms.deleteMany({ where: { seenAt: { $lt: new Date(Date.now() - expiryMs).toISOString() } } });
  const own = { entryId: ctx.params.id, userId: user.id };
  const { count } = await forms.updateMany({ where: own, data: { seenAt } });
  if (count === 0) await forms.create({ data: { ...own, name: nameOfUser(user), seenAt } });
  const where = { entryId: ctx.params.id, userId: { $ne: user.id } };
  const others: { name: string }[] = await forms.findMany({ where });
  ctx.body = { others: [...new Set(others.map(({ name }) => name))] };
}

async function consequences(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid } = await readableEntry(strapi, ctx);
  ctx.body = { sentences: await consequencesOf(strapi, uid, ctx.params.id ?? '') };
}

/** Former states of entries, for the users of the admin who may read them. Others get 404, as for a missing entry. */
export const historyEndpoints: Endpoints = {
  'GET /history/:type/:id': list,
  'GET /history/:type/:id/:version': compare,
  'POST /history/:type/:id/:version/restore': restore,
  'POST /open-forms/:type/:id': report,
  'GET /consequences/:type/:id': consequences,
  'GET /trash': trash,
  'POST /trash/:type/:id/restore': restoreDeleted,
};
