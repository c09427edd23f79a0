import { person } from '../contract/content/person.ts';
import { orderedEntries } from '../gateway/entryRequests.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { parsePeople, type Person } from './person.schema.ts';

/** The tenant's team, in the editors' order. */
export const peopleQuery: ContentQuery<Person[]> = {
  type: person.pluralName,
  request: (scope) => orderedEntries(person.pluralName, 'tenant', scope),
  parse: parsePeople,
  valueWhen404: [],
};
