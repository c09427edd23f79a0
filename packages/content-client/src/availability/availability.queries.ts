import { availability } from '../contract/content/availability.ts';
import { type ContentQuery, type ListScope, withinScope } from '../gateway/query.ts';
import { type Availability, parseAvailabilities } from './availability.schema.ts';

/** What is free in the tenant's own houses, or in those of the whole group. */
export function availabilitiesQuery(listScope: ListScope): ContentQuery<Availability[]> {
  const { pluralName } = availability;
  return {
    type: pluralName,
    request: (scope) => ({
      path: pluralName,
      search: { ...withinScope(listScope, scope), 'pagination[pageSize]': '100' },
    }),
    parse: parseAvailabilities,
    valueWhen404: [],
  };
}
