import { orderedEntries } from '../gateway/ordered.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { parsePeople, type Person } from './person.schema.ts';

/** The tenant's team, in the editors' order. */
export const peopleQuery: ContentQuery<Person[]> = {
  type: 'people',
  request: (scope) => orderedEntries('people', 'tenant', scope),
  parse: parsePeople,
  valueWhen404: [],
};
