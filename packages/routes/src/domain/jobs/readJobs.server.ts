import { type JobsAsked, jobsPageQuery, jobsWithIdsQuery } from '@group/content-client/job/job.queries';
import type { Job } from '@group/content-client/job/job.schema';
import type { JobArea, JobKind } from '@group/content-client/job/jobKinds';
import type { ListScope } from '@group/content-client/gateway/query';
import type { RequestedSite } from '../../site/siteContext.ts';
import { fallbackLocale, hasAll, readOr, type Translated } from '../../site/translation.server.ts';
import { type JobTeaser, jobTeaser } from './jobTeaser.ts';

/** Which advertisements, on a site that knows its own reach. */
export type JobsWanted = Omit<JobsAsked, 'reach'>;

/** A page of a list; `total` and `pages` are those of the whole list. */
interface ReadPage {
  jobs: Translated<Job>[];
  total: number;
  pages: number;
}

/** A house lists its own jobs, the holding those of all organisations. */
export function jobsReach({ tenant }: RequestedSite): ListScope {
  return tenant.features.wholeGroup ? 'group' : 'tenant';
}

/** A page in the language that has everything: order and numbers are its. */
function readComplete(site: RequestedSite, wanted: JobsWanted) {
  const query = jobsPageQuery({ ...wanted, reach: jobsReach(site) });
  return hasAll(site) ? site.read(query) : site.read(query, fallbackLocale);
}

/**
 * A page of what is open now, newest first, translated where somebody did so. The content service filters and counts:
 * no more than the page is ever read. Throws `ContentUnavailable`.
 */
export async function readJobsPage(site: RequestedSite, wanted: JobsWanted): Promise<ReadPage> {
  const { jobs, total, pages } = await readComplete(site, wanted);
  if (hasAll(site) || jobs.length === 0) return { jobs, total, pages };
  const ids = jobs.map(({ id }) => id);
  const translated = await readOr(site, jobsWithIdsQuery(jobsReach(site), ids), []);
  const byId = new Map(translated.map((job) => [job.id, job]));
  return { jobs: jobs.map((job) => byId.get(job.id) ?? { ...job, untranslated: true as const }), total, pages };
}

/** How many pages a list has, from its first page, which is kept: so no other address of it costs a question. Throws `ContentUnavailable`. */
export async function countPages(site: RequestedSite, wanted: Omit<JobsWanted, 'page'>): Promise<number> {
  const { pages } = await readComplete(site, { ...wanted, page: 1 });
  return pages;
}

/** How many are open now. Throws `ContentUnavailable`. */
export async function countJobs(
  site: RequestedSite,
  wanted: Omit<JobsWanted, 'page' | 'pageSize'> = {},
): Promise<number> {
  const { total } = await readComplete(site, { ...wanted, page: 1, pageSize: 1 });
  return total;
}

/** How many of each kind are open now. Throws `ContentUnavailable`. */
export async function countByKind(site: RequestedSite): Promise<Record<JobKind, number>> {
  const [vacancy, apprenticeship, teaching] = await Promise.all([
    countJobs(site, { kind: 'vacancy' }),
    countJobs(site, { kind: 'apprenticeship' }),
    countJobs(site, { kind: 'teaching' }),
  ]);
  return { vacancy, apprenticeship, teaching };
}

/** How many are open now in each area. Throws `ContentUnavailable`. */
export async function countByArea(site: RequestedSite): Promise<Record<JobArea, number>> {
  const count = (area: JobArea) => countJobs(site, { area });
  const [care, housekeeping, hotel, technical, administration] = await Promise.all([
    count('care'),
    count('housekeeping'),
    count('hotel'),
    count('technical'),
    count('administration'),
  ]);
  return { care, housekeeping, hotel, technical, administration };
}

/** The newest open ones for a short list, without one that is shown already. Throws `ContentUnavailable`. */
export async function readNewestJobs(
  site: RequestedSite,
  count: number,
  wanted: Omit<JobsWanted, 'page' | 'pageSize'> = {},
  except?: string,
): Promise<JobTeaser[]> {
  const { jobs } = await readJobsPage(site, { ...wanted, page: 1, pageSize: count + (except ? 1 : 0) });
  const others = jobs.filter(({ id }) => id !== except).slice(0, count);
  return others.map((job) => jobTeaser(job, site.tenant.features.wholeGroup));
}
