import type { ContentQuery } from '../gateway/query.ts';
import { type Job, parseJobs } from './job.schema.ts';

/**
 * Advertisements, newest first.
 * @param reach `tenant` for the tenant's own, `group` for those of all organisations, as the holding lists them
 */
export function jobsQuery(reach: 'tenant' | 'group'): ContentQuery<Job[]> {
  return {
    type: 'jobs',
    request: ({ tenant, locale }) => ({
      path: 'jobs',
      search: {
        ...(reach === 'tenant' && { 'filters[company][key]': tenant }),
        sort: 'publishFrom:desc',
        'pagination[pageSize]': '100',
        populate: 'deep',
        locale,
      },
    }),
    parse: parseJobs,
    absent: [],
  };
}
