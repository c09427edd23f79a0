import { house } from '../contract/content/house.ts';
import { orderedEntries } from '../gateway/entryRequests.ts';
import type { ContentQuery, ListScope } from '../gateway/query.ts';
import { type House, parseHouses } from './house.schema.ts';

/** Houses in the editors' order: the tenant's own, or those of the whole group. */
export function housesQuery(listScope: ListScope): ContentQuery<House[]> {
  return {
    type: house.pluralName,
    request: (scope) => orderedEntries(house.pluralName, listScope, scope),
    parse: parseHouses,
    valueWhen404: [],
  };
}
