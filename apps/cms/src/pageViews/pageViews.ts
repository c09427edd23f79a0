import { maxCountsPerReport, maxReportedCount } from '@group/content-client/contract/counts';
import { maxViewedPath, pageViewReport, type PageViews } from '@group/content-client/contract/pageViews';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { uidOf } from '../content/content-types.ts';
import { swissLocalTime } from '../content/swissTime.ts';
import { tenants } from '../content/tenants.ts';
import { type ReportContext, takeReport } from '../counts/takeReport.ts';
import { withAdvisoryLock } from '../setup/advisoryLock.ts';

const viewsUid = uidOf('page-view');
const table = 'page_views';

const dayMs = 24 * 3_600_000;

/** Days that are kept: the first page shows a week. */
const keptDays = 35;

/** Pages that the first page names. */
const maxNamed = 8;

const report = z.strictObject({
  views: z
    .array(
      z.strictObject({
        tenant: z.string().min(1).max(50),
        path: z.string().startsWith('/').max(maxViewedPath),
        views: z.int().min(1).max(maxReportedCount),
      }),
    )
    .min(1)
    .max(maxCountsPerReport),
});

interface ViewedPage extends PageViews {
  /** Name of the organisation. */
  organisation: string;
}

/** Views of the last seven days, today included. */
export interface ViewsOfWeek {
  /** Of all pages. */
  count: number;
  /** The pages that were opened most. */
  pages: ViewedPage[];
}

/** A day in Switzerland, `YYYY-MM-DD`. */
const dayBefore = (days: number): string => swissLocalTime(new Date(Date.now() - days * dayMs)).slice(0, 10);

async function addViews(strapi: Core.Strapi, reported: readonly PageViews[]): Promise<void> {
  const day = dayBefore(0);
  // In the same order in every transaction, so that none waits for another one in a circle.
  const sorted = reported.toSorted((one, other) =>
    `${one.tenant} ${one.path}` < `${other.tenant} ${other.path}` ? -1 : 1,
  );
  await strapi.db.transaction(async ({ trx }) => {
    for (const { tenant, path, views } of sorted) {
      await strapi.db
        .getConnection(table)
        .transacting(trx)
        .insert({ tenant, day, path, views })
        .onConflict(['tenant', 'day', 'path'])
        // In the database, as processes of a site report at the same time.
        .merge({ views: trx.raw('?? + excluded.??', [`${table}.views`, 'views']) });
    }
  });
}

const countRow = z.object({ views: z.coerce.number() });
const pageRow = countRow.extend({ tenant: z.string(), path: z.string() });

const nameOf = (key: string): string => tenants.find((tenant) => tenant.key === key)?.name ?? key;

/** @param keys of tenants; without them, of all */
export async function viewsOfWeek(strapi: Core.Strapi, keys?: readonly string[]): Promise<ViewsOfWeek> {
  const ofWeek = () => {
    const query = strapi.db.getConnection(table).where('day', '>', dayBefore(7));
    return keys ? query.whereIn('tenant', keys) : query;
  };
  const [total] = z.array(countRow).parse(await ofWeek().sum({ views: 'views' }));
  const rows = await ofWeek()
    .select('tenant', 'path')
    .sum({ views: 'views' })
    .groupBy('tenant', 'path')
    .orderBy([{ column: 'views', order: 'desc' }, { column: 'tenant' }, { column: 'path' }])
    .limit(maxNamed);
  const pages = z
    .array(pageRow)
    .parse(rows)
    .map((row) => ({ ...row, organisation: nameOf(row.tenant) }));
  return { count: total?.views ?? 0, pages };
}

/** Removes views older than five weeks. */
export async function eraseOldViews(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(viewsUid).deleteMany({ where: { day: { $lt: dayBefore(keptDays) } } });
}

/** Runs {@link eraseOldViews} every night. */
export function scheduleErasingViews(strapi: Core.Strapi): void {
  const task = () => withAdvisoryLock(strapi, 'page views', () => eraseOldViews(strapi));
  strapi.cron.add({ pageViews: { task, options: { rule: '55 3 * * *' } } });
}

export const pageViewsRoute = {
  method: 'POST',
  path: `/${pageViewReport.path}`,
  handler: 'page-view.add',
  config: {},
};

export const pageView = ({ strapi }: { strapi: Core.Strapi }) => ({
  add: (ctx: ReportContext) => takeReport(ctx, pageViewReport, report, ({ views }) => addViews(strapi, views)),
});
