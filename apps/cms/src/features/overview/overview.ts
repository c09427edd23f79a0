import type { Core } from '@strapi/strapi';
import { permissionChecker } from '../../strapi/permissionChecker.ts';
import { currentRights } from '../../organisations/rights.ts';
import { publicTypes, uidOf } from '../../content/content-types.ts';
import type { Context } from '../../strapi/context.ts';
import { answer } from '../../strapi/endpoints.ts';

/** More would be a list, not an overview. */
const maxNamed = 8;

const timedTypes = Object.values(publicTypes).filter(({ attributes }) => 'publishUntil' in attributes);

export interface NamedEntry {
  /** Singular name of the type. */
  type: string;
  typeName: string;
  id: string;
  locale: string | null;
  title: string;
  /** An ISO instant, or what is wrong with the entry. */
  detail: string;
}

interface Group {
  count: number;
  entries: NamedEntry[];
}

export interface Overview {
  /** By the instant at which they appear, the next first. */
  scheduled: Group;
  /** By the instant at which they disappeared, the latest first. */
  expired: Group;
  /** What the nightly checks found, what keeps an entry from being published first. */
  faulty: Group;
}

interface Row {
  documentId: string;
  title: string;
  publishFrom: string | null;
  publishUntil: string | null;
}

interface Result {
  entryType: string;
  entryId: string;
  entryLocale: string | null;
  title: string;
  findings: { blocks: boolean; message: string }[];
}

async function timedEntries(
  strapi: Core.Strapi,
  ctx: Context,
  condition: object,
  [field, direction]: ['publishFrom', 'asc'] | ['publishUntil', 'desc'],
): Promise<Group> {
  const locale = 'de-CH';
  const where = { ...condition, publishedAt: { $notNull: true }, locale };
  let count = 0;
  const entries: NamedEntry[] = [];
  for (const { info } of timedTypes) {
    const { singularName: type, displayName: typeName } = info;
    if (permissionChecker(strapi, ctx, uidOf(type)).cannot.read()) continue;
    const query = strapi.db.query(uidOf(type));
    count += await query.count({ where });
    const rows: Row[] = await query.findMany({ where, orderBy: { [field]: direction }, limit: maxNamed });
    entries.push(
      ...rows.map(({ documentId: id, title, ...row }) => ({
        type,
        typeName,
        id,
        locale,
        title,
        detail: row[field] ?? '',
      })),
    );
  }
  const sign = direction === 'asc' ? 1 : -1;
  const sorted = entries.toSorted((one, other) => sign * one.detail.localeCompare(other.detail));
  return { count, entries: sorted.slice(0, maxNamed) };
}

async function faultyEntries(strapi: Core.Strapi, ctx: Context, where: object): Promise<Group> {
  const results: Result[] = await strapi.db.query(uidOf('check-result')).findMany({ where, orderBy: { id: 'asc' } });
  const found = results
    .filter(({ entryType }) => !permissionChecker(strapi, ctx, uidOf(entryType)).cannot.read())
    .flatMap((result) => result.findings.map((finding) => ({ ...result, ...finding })))
    .toSorted((one, other) => Number(other.blocks) - Number(one.blocks));
  const entries = found.slice(0, maxNamed).map(({ entryType: type, entryId: id, entryLocale: locale, ...one }) => {
    const typeName = publicTypes[type]?.info.displayName ?? type;
    return { type, typeName, id, locale, title: one.title, detail: one.message };
  });
  return { count: found.length, entries };
}

export async function showOverview(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const organisations = (await currentRights(strapi))?.writesFor;
  const keys = organisations && { $in: [...organisations] };
  const own = keys ? { company: { key: keys } } : {};
  const now = new Date().toISOString();
  answer(ctx, 200, {
    scheduled: await timedEntries(strapi, ctx, { ...own, publishFrom: { $gt: now } }, ['publishFrom', 'asc']),
    expired: await timedEntries(strapi, ctx, { ...own, publishUntil: { $lt: now } }, ['publishUntil', 'desc']),
    faulty: await faultyEntries(strapi, ctx, keys ? { tenant: keys } : {}),
  } satisfies Overview);
}
