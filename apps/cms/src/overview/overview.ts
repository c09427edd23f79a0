import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../access/adminContext.ts';
import { currentRights } from '../access/rights.ts';
import { checkResultUid } from '../checks/nightlyChecks.ts';
import { publicTypes, uidOf } from '../content/content-types.ts';
import { checkerOf } from '../history/readableEntry.ts';

/** More would be a list, not an overview. */
const maxNamed = 8;

/** Types whose entries are shown for a time. */
const timedTypes = Object.values(publicTypes).filter(({ attributes }) => 'publishUntil' in attributes);

/** An entry that needs a look. */
interface Named {
  type: string;
  /** German name of the type. */
  typeName: string;
  id: string;
  title: string;
  /** When it appears or disappeared, or what is wrong with it. */
  detail: string;
  blocks?: boolean;
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
  title: string;
  findings: { blocks: boolean; message: string }[];
}

const first = (entries: readonly Named[]) => ({ count: entries.length, entries: entries.slice(0, maxNamed) });

/** What the first page of the admin shows: what is scheduled, what is over, and what the nightly checks found. */
export const overview = ({ strapi }: { strapi: Core.Strapi }) => {
  const canRead = (ctx: AdminContext, type: string): boolean => !checkerOf(strapi, ctx, uidOf(type)).cannot.read();

  async function timed(ctx: AdminContext, own: object, filters: object, field: 'publishFrom' | 'publishUntil') {
    const found: Named[] = [];
    for (const { info } of timedTypes) {
      const { singularName: type, displayName: typeName } = info;
      if (!canRead(ctx, type)) continue;
      const where = { ...own, ...filters, publishedAt: { $notNull: true }, locale: 'de-CH' };
      const rows: Row[] = await strapi.db.query(uidOf(type)).findMany({ where, orderBy: { [field]: 'asc' } });
      found.push(
        ...rows.map(({ documentId: id, title, ...row }) => ({ type, typeName, id, title, detail: row[field] ?? '' })),
      );
    }
    return first(found.toSorted((one, other) => one.detail.localeCompare(other.detail)));
  }

  return {
    async show(ctx: AdminContext): Promise<void> {
      const organisations = (await currentRights(strapi))?.organisations;
      const own = organisations ? { company: { key: { $in: [...organisations] } } } : {};
      const where = organisations ? { tenant: { $in: [...organisations] } } : {};
      const results: Result[] = await strapi.db.query(checkResultUid).findMany({ where, orderBy: { id: 'asc' } });
      const faulty = results
        .filter(({ entryType }) => canRead(ctx, entryType))
        .flatMap(({ entryType: type, entryId: id, title, findings }) =>
          findings.map(({ message: detail, blocks }): Named => {
            const typeName = publicTypes[type]?.info.displayName ?? type;
            return { type, typeName, id, title, detail, blocks };
          }),
        )
        .toSorted((one, other) => Number(other.blocks) - Number(one.blocks));
      const now = new Date().toISOString();
      ctx.status = 200;
      ctx.body = {
        scheduled: await timed(ctx, own, { publishFrom: { $gt: now } }, 'publishFrom'),
        expired: await timed(ctx, own, { publishUntil: { $lt: now } }, 'publishUntil'),
        faulty: first(faulty),
      };
    },
  };
};
