import {
  jobCountQuery,
  type JobsPageOptions,
  jobsPageQuery,
  jobsWithIdsQuery,
} from '@group/content-client/job/job.queries';
import type { Job } from '@group/content-client/job/job.schema';
import type { JobArea, JobKind } from '@group/content-client/contract/content/enumerations';
import { listScopeOf } from '@group/content-client/gateway/query';
import type { ListPage } from '@group/content-client/listPage';
import { orElse } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { isCompleteLocale, readComplete, type Translated } from '../../site/translation.server.ts';
import { type JobTeaser, jobTeaser } from './jobTeaser.ts';

/** The query for a list of jobs; the site determines its scope. */
export type JobListOptions = Omit<JobsPageOptions, 'scope'>;

/** Of one request: the content service reads no longer lists, nor addresses of more than 16 kB. */
const maxIds = 100;

/** A page in the complete locale, which determines order and totals. */
const readPage = (site: RequestedSite, options: JobListOptions) =>
  readComplete(site, jobsPageQuery({ ...options, scope: listScopeOf(site.tenant) }));

/**
 * A page of open jobs, newest first, translated where a translation exists. The content service filters and counts, so
 * only one page is read. Throws `ContentUnavailable`.
 */
export async function readJobsPage(site: RequestedSite, options: JobListOptions): Promise<ListPage<Translated<Job>>> {
  const page = await readPage(site, options);
  const { entries: jobs } = page;
  if (isCompleteLocale(site) || jobs.length === 0) return page;
  const parts = Array.from({ length: Math.ceil(jobs.length / maxIds) }, (_, part) =>
    jobs.slice(part * maxIds, (part + 1) * maxIds).map(({ id }) => id),
  );
  const translated = await Promise.all(
    parts.map((ids) => orElse(site.read(jobsWithIdsQuery(listScopeOf(site.tenant), ids)), [])),
  );
  const byId = new Map(translated.flat().map((job) => [job.id, job]));
  return { ...page, entries: jobs.map((job) => byId.get(job.id) ?? { ...job, untranslated: true }) };
}

/**
 * The number of pages. It is read from the first page, which is cached, so that arbitrary page numbers cause no
 * requests. Throws `ContentUnavailable`.
 */
export async function countPages(site: RequestedSite, options: Omit<JobListOptions, 'page'>): Promise<number> {
  const { pages } = await readPage(site, { ...options, page: 1 });
  return pages;
}

/** The number of open jobs. Throws `ContentUnavailable`. */
export function countJobs(
  site: RequestedSite,
  options: Omit<JobListOptions, 'page' | 'pageSize'> = {},
): Promise<number> {
  return readComplete(site, jobCountQuery({ ...options, scope: listScopeOf(site.tenant) }));
}

/** The number of open jobs by kind. Throws `ContentUnavailable`. */
export async function countByKind(site: RequestedSite): Promise<Record<JobKind, number>> {
  const [vacancy, apprenticeship, teaching] = await Promise.all([
    countJobs(site, { kind: 'vacancy' }),
    countJobs(site, { kind: 'apprenticeship' }),
    countJobs(site, { kind: 'teaching' }),
  ]);
  return { vacancy, apprenticeship, teaching };
}

/** The number of open jobs by area. Throws `ContentUnavailable`. */
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

/** The newest open jobs for a short list, without the one that is already shown. Throws `ContentUnavailable`. */
export async function readNewestJobs(
  site: RequestedSite,
  count: number,
  options: Omit<JobListOptions, 'page' | 'pageSize'> = {},
  except?: string,
): Promise<JobTeaser[]> {
  const { entries: jobs } = await readJobsPage(site, { ...options, page: 1, pageSize: count + (except ? 1 : 0) });
  const others = jobs.filter(({ id }) => id !== except).slice(0, count);
  return others.map((job) => jobTeaser(job, site.tenant.features.wholeGroup));
}
