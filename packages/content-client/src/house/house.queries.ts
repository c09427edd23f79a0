import { house } from '../contract/content/house.ts';
import { orderedQuery } from '../gateway/entryRequests.ts';
import type { ListScope } from '../gateway/query.ts';
import { parseHouses } from './house.schema.ts';

/** Houses in the editors' order: the tenant's own, or those of the whole group. */
export const housesQuery = (listScope: ListScope) => orderedQuery(house.pluralName, listScope, parseHouses);
