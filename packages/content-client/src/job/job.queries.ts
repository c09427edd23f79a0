import type { TenantKey } from '@group/themes/registry';
import { type ContentQuery, exists, type ListScope, withinScope } from '../gateway/query.ts';
import { type Job, type JobsPage, parseJob, parseJobs, parseJobsPage } from './job.schema.ts';
import type { JobArea, JobKind } from './jobKinds.ts';

/** Which page of which advertisements. */
export interface JobsAsked {
  reach: ListScope;
  /** From 1; one past the last has no jobs. */
  page: number;
  /** 20 where nothing is said. */
  pageSize?: number | undefined;
  area?: JobArea | undefined;
  /** Of this organisation alone, within the group's reach. */
  company?: TenantKey | undefined;
  /** `position`: all but apprenticeships. */
  kind?: JobKind | 'position' | undefined;
}

function ofKind(kind: JobsAsked['kind']): Record<string, string> {
  if (kind === undefined) return {};
  return kind === 'position' ? { 'filters[kind][$ne]': 'apprenticeship' } : { 'filters[kind]': kind };
}

/** A page of the advertisements that are open now, newest first. */
export function jobsPageQuery(asked: JobsAsked): ContentQuery<JobsPage> {
  const { reach, page, pageSize = 20, area, company, kind } = asked;
  return {
    type: 'jobs-page',
    request: (scope) => ({
      path: 'jobs',
      search: {
        current: 'true',
        ...(company && { 'filters[company][key]': company }),
        ...withinScope(reach, scope),
        ...(area && { 'filters[area]': area }),
        ...ofKind(kind),
        // Of one moment in an order that stays, so that none is missing between two pages.
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

/** Those of these advertisements that there are in the page's locale, in no particular order; 100 at most. */
export function jobsWithIdsQuery(reach: ListScope, ids: readonly string[]): ContentQuery<Job[]> {
  const wanted = ids.map((id, position) => [`filters[documentId][$in][${position}]`, id]);
  return {
    type: 'jobs-with-ids',
    request: (scope) => ({
      path: 'jobs',
      search: {
        ...Object.fromEntries(wanted),
        ...withinScope(reach, scope),
        'pagination[pageSize]': String(ids.length),
        populate: 'deep',
        locale: scope.locale,
      },
    }),
    parse: parseJobs,
    valueWhen404: [],
  };
}

/** One advertisement, also when it is filled or over; `null` where there is none with this id within reach. */
export function jobQuery(reach: ListScope, id: string): ContentQuery<Job | null> {
  return {
    type: 'job',
    request: (scope) => ({
      path: 'jobs',
      search: { 'filters[documentId]': id, ...withinScope(reach, scope), populate: 'deep', locale: scope.locale },
    }),
    parse: parseJob,
    valueWhen404: null,
    isCacheable: exists,
  };
}
