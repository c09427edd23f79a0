import type { TenantKey } from '@group/themes/registry';
import { job, townSeparators } from '../contract/content/job.ts';
import { entriesWithin, entryQuery } from '../gateway/entryRequests.ts';
import { type ContentQuery, type ListScope, type RequestScope, withinScope } from '../gateway/query.ts';
import type { ListPage } from '../listPage.ts';
import { type Job, parseJob, parseJobCount, parseJobs, parseJobsPage } from './job.schema.ts';
import type { JobArea, JobKind } from '../contract/content/enumerations.ts';

/** Page and filters of a list of advertisements. */
export interface JobsPageOptions {
  scope: ListScope;
  /** From 1; a page past the last is empty. */
  page: number;
  /** 20 by default. */
  pageSize?: number | undefined;
  area?: JobArea | undefined;
  /** Only of this organisation, for lists of the whole group. */
  company?: TenantKey | undefined;
  /** Only at workplaces in this town. */
  place?: string | undefined;
  /** `position`: all but apprenticeships. */
  kind?: JobKind | 'position' | undefined;
}

function ofKind(kind: JobsPageOptions['kind']): Record<string, string> {
  if (kind === undefined) return {};
  return kind === 'position' ? { 'filters[kind][$ne]': 'apprenticeship' } : { 'filters[kind]': kind };
}

function inTown(town: string): Record<string, string> {
  const beginnings = townSeparators.map((separator, at) => [
    `filters[$or][${at + 1}][workplace][$startsWith]`,
    `${town}${separator}`,
  ]);
  return { 'filters[$or][0][workplace]': town, ...Object.fromEntries(beginnings) };
}

/** Which advertisements are open and match. */
function openOnes(options: Omit<JobsPageOptions, 'page' | 'pageSize'>, scope: RequestScope): Record<string, string> {
  const { scope: listScope, area, company, place, kind } = options;
  return {
    current: 'true',
    ...(company && { 'filters[company][key]': company }),
    ...withinScope(listScope, scope),
    ...(area && { 'filters[area]': area }),
    ...(place && inTown(place)),
    ...ofKind(kind),
  };
}

/** A page of the open advertisements, newest first. */
export function jobsPageQuery(options: JobsPageOptions): ContentQuery<ListPage<Job>> {
  const { page, pageSize = 20 } = options;
  return {
    type: 'jobs-page',
    request: (scope) =>
      entriesWithin(job.pluralName, options.scope, scope, {
        ...openOnes(options, scope),
        // A stable order among equal times, so that no job is missing between two pages.
        sort: 'publishFrom:desc,documentId:asc',
        'pagination[page]': String(page),
        'pagination[pageSize]': String(pageSize),
      }),
    parse: parseJobsPage,
    valueWhen404: { entries: [], total: 0, pages: 0 },
    isCacheable: ({ pages }) => page === 1 || page <= pages,
  };
}

/** The number of open advertisements. Reads nothing else, which takes the content service two thirds of the time. */
export function jobCountQuery(options: Omit<JobsPageOptions, 'page' | 'pageSize'>): ContentQuery<number> {
  return {
    type: 'job-count',
    request: (scope) => ({
      path: job.pluralName,
      search: {
        ...openOnes(options, scope),
        'fields[0]': 'documentId',
        'pagination[pageSize]': '1',
        locale: scope.locale,
      },
    }),
    parse: parseJobCount,
    valueWhen404: 0,
  };
}

/** These advertisements, as far as they exist in the page's locale, in no particular order; 100 at most. */
export function jobsWithIdsQuery(listScope: ListScope, ids: readonly string[]): ContentQuery<Job[]> {
  const wanted = ids.map((id, position) => [`filters[documentId][$in][${position}]`, id]);
  return {
    type: 'jobs-with-ids',
    request: (scope) =>
      entriesWithin(job.pluralName, listScope, scope, {
        ...Object.fromEntries(wanted),
        'pagination[pageSize]': String(ids.length),
      }),
    parse: parseJobs,
    valueWhen404: [],
  };
}

/** One advertisement, even if it is filled or expired; `null` where the id is unknown within the scope. */
export const jobQuery = (listScope: ListScope, id: string) => entryQuery(job, listScope, id, parseJob);
