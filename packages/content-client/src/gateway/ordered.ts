import { type ContentRequest, type RequestScope, type ListScope, withinScope } from './query.ts';

/**
 * Asks for all entries of a type that editors put in an order of their own. No tenant has near to a hundred of one type.
 * @param path of the type below `/api/`
 */
export function orderedEntries(path: string, reach: ListScope, scope: RequestScope): ContentRequest {
  return {
    path,
    search: {
      ...withinScope(reach, scope),
      sort: 'sortOrder:asc',
      'pagination[pageSize]': '100',
      populate: 'deep',
      locale: scope.locale,
    },
  };
}
