import { maxCountsPerReport, maxReportedCount } from '@group/content-client/contract/counts';
import { type RedirectHits, redirectHitReport } from '@group/content-client/contract/redirectHits';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { AdminContext } from '../access/adminContext.ts';
import { permissionChecker } from '../access/permissionChecker.ts';
import { uidOf } from '../content/content-types.ts';
import { swissLocalTime } from '../content/swissTime.ts';
import { type ReportContext, takeReport } from '../counts/takeReport.ts';
import { withAdvisoryLock } from '../setup/advisoryLock.ts';

const redirectUid = uidOf('redirect');
const hitsUid = uidOf('redirect-hit');
const table = 'redirect_hits';

const report = z.strictObject({
  hits: z
    .array(
      z.strictObject({
        tenant: z.string().min(1).max(50),
        from: z.string().min(1).max(255),
        hits: z.int().min(1).max(maxReportedCount),
      }),
    )
    .min(1)
    .max(maxCountsPerReport),
});

interface Redirect {
  documentId: string;
  from: string;
  company: { key: string } | null;
}

interface Hits extends RedirectHits {
  id: number;
  /** `YYYY-MM-DD` in Switzerland. */
  lastOn: string;
}

/** How often a redirect was followed. */
export interface HitsOfRedirect {
  hits: number;
  /** `YYYY-MM-DD` */
  lastOn: string;
}

/** Those of all redirects of which the user may read any that was followed, by the redirect's document id. */
export type HitsByRedirect = Record<string, HitsOfRedirect>;

const keyOf = (tenant: string | undefined, from: string): string => JSON.stringify([tenant, from]);

const redirectsWhere = (strapi: Core.Strapi, where: object): Promise<Redirect[]> =>
  strapi.db
    .query(redirectUid)
    .findMany({ where, select: ['documentId', 'from'], populate: { company: { select: ['key'] } } });

/**
 * Adds hits to those of redirects that exist. Below Strapi's entries: hits are no change that history, audit log or
 * websites hear of.
 */
async function addHits(strapi: Core.Strapi, reported: readonly RedirectHits[]): Promise<void> {
  const tenants = [...new Set(reported.map(({ tenant }) => tenant))];
  const froms = [...new Set(reported.map(({ from }) => from))];
  const existing = await redirectsWhere(strapi, { company: { key: { $in: tenants } }, from: { $in: froms } });
  const known = new Set(existing.map(({ company, from }) => keyOf(company?.key, from)));
  const counted = reported
    .map((each) => ({ ...each, key: keyOf(each.tenant, each.from) }))
    .filter(({ key }) => known.has(key))
    // In the same order in every transaction, so that none waits for another one in a circle.
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const lastOn = swissLocalTime(new Date()).slice(0, 10);
  await strapi.db.transaction(async ({ trx }) => {
    for (const { tenant, from, hits } of counted) {
      await strapi.db
        .getConnection(table)
        .transacting(trx)
        .insert({ tenant, from, hits, last_on: lastOn })
        .onConflict(['tenant', 'from'])
        // In the database, as processes of a site report at the same time.
        .merge({ hits: trx.raw('?? + excluded.??', [`${table}.hits`, 'hits']), last_on: lastOn });
    }
  });
}

/** Removes the hits of redirects that are deleted or have another former address. */
export async function eraseOrphanedHits(strapi: Core.Strapi): Promise<void> {
  const existing = new Set((await redirectsWhere(strapi, {})).map(({ company, from }) => keyOf(company?.key, from)));
  const stored: Hits[] = await strapi.db.query(hitsUid).findMany();
  for (const { id, tenant, from } of stored) {
    if (!existing.has(keyOf(tenant, from))) await strapi.db.query(hitsUid).delete({ where: { id } });
  }
}

/** Runs {@link eraseOrphanedHits} every night. */
export function scheduleErasingHits(strapi: Core.Strapi): void {
  const task = () => withAdvisoryLock(strapi, 'redirect hits', () => eraseOrphanedHits(strapi));
  strapi.cron.add({ redirectHits: { task, options: { rule: '50 3 * * *' } } });
}

export const redirectHitsRoute = {
  method: 'POST',
  path: `/${redirectHitReport.path}`,
  handler: 'redirect-hit.add',
  config: {},
};

export const redirectHitsAdminRoute = {
  method: 'GET',
  path: '/redirects/hits',
  handler: 'redirect-hit.list',
  config: {},
};

export const redirectHit = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Unknown redirects are ignored. */
  add: (ctx: ReportContext) => takeReport(ctx, redirectHitReport, report, ({ hits }) => addHits(strapi, hits)),

  /** The hits of the redirects that a user of the admin may read, those of them that were followed. */
  async list(ctx: AdminContext): Promise<void> {
    const checker = permissionChecker(strapi, ctx, redirectUid);
    if (checker.cannot.read()) {
      ctx.status = 403;
      return;
    }
    const { filters = {} } = await checker.sanitizedQuery.read({});
    const stored: Hits[] = await strapi.db.query(hitsUid).findMany();
    const byRedirect = new Map(stored.map((each) => [keyOf(each.tenant, each.from), each]));
    const hits: HitsByRedirect = {};
    for (const { documentId, from, company } of await redirectsWhere(strapi, filters)) {
      const found = byRedirect.get(keyOf(company?.key, from));
      if (found) hits[documentId] = { hits: found.hits, lastOn: found.lastOn };
    }
    ctx.body = { hits };
  },
});
