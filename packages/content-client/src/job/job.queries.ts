import type { TenantKey } from '@group/themes/registry';
import { job } from '../contract/content/job.ts';
import { type ContentQuery, exists, type ListScope, withinScope } from '../gateway/query.ts';
import { type Job, type JobsPage, parseJob, parseJobs, parseJobsPage } from './job.schema.ts';
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
  /** Only at workplaces whose name begins so. */
  place?: string | undefined;
  /** `position`: all but apprenticeships. */
  kind?: JobKind | 'position' | undefined;
}

function ofKind(kind: JobsPageOptions['kind']): Record<string, string> {
  if (kind === undefined) return {};
  return kind === 'position' ? { 'filters[kind][$ne]': 'apprenticeship' } : { 'filters[kind]': kind };
}

/** A page of the open advertisements, newest first. */
export function jobsPageQuery(options: JobsPageOptions): ContentQuery<JobsPage> {
  const { scope: listScope, page, pageSize = 20, area, company, place, kind } = options;
  return {
    type: 'jobs-page',
    request: (scope) => ({
      path: job.pluralName,
      search: {
        current: 'true',
        ...(company && { 'filters[company][key]': company }),
        ...withinScope(listScope, scope),
        ...(area && { 'filters[area]': area }),
        ...(place && { 'filters[workplace][$startsWith]': place }),
        ...ofKind(kind),
        // A stable order among equal times, so that no job is missing between two pages.
        sort: 'publishFrom:desc,documentId:asc',
        'pagination[page]': String(page),
        'pagination[pageSize]': String(pageSize),
        populate: 'deep',
        locale: scope.locale,
      },
    }),
    parse: parseJobsPage,
    valueWhen404: { jobs: [], total: 0, pages: 0 },
    isCacheable: ({ pages }) => page === 1 || page <= pages,
  };
}

/** These advertisements, as far as they exist in the page's locale, in no particular order; 100 at most. */
export function jobsWithIdsQuery(listScope: ListScope, ids: readonly string[]): ContentQuery<Job[]> {
  const wanted = ids.map((id, position) => [`filters[documentId][$in][${position}]`, id]);
  return {
    type: 'jobs-with-ids',
    request: (scope) => ({
      path: job.pluralName,
      search: {
        ...Object.fromEntries(wanted),
        ...withinScope(listScope, scope),
        'pagination[pageSize]': String(ids.length),
        populate: 'deep',
        locale: scope.locale,
      },
    }),
    parse: parseJobs,
    valueWhen404: [],
  };
}

/** One advertisement, even if it is filled or expired; `null` where the id is unknown within the scope. */
export function jobQuery(listScope: ListScope, id: string): ContentQuery<Job | null> {
  return {
    type: 'job',
    request: (scope) => ({
      path: job.pluralName,
      search: { 'filters[documentId]': id, ...withinScope(listScope, scope), populate: 'deep', locale: scope.locale },
    }),
    parse: parseJob,
    valueWhen404: null,
    isCacheable: exists,
  };
}
