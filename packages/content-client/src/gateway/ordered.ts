import { type ContentRequest, type RequestScope, type ListScope, withinScope } from './query.ts';

/**
 * Requests all entries of a type in the editors' order. One page of 100 suffices for every tenant.
 * @param path of the type below `/api/`
 */
export function orderedEntries(path: string, listScope: ListScope, scope: RequestScope): ContentRequest {
  return {
    path,
    search: {
      ...withinScope(listScope, scope),
      sort: 'sortOrder:asc',
      'pagination[pageSize]': '100',
      populate: 'deep',
      locale: scope.locale,
    },
  };
}
