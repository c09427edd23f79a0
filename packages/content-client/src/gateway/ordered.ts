import { type ContentRequest, type ContentScope, type Reach, withinReach } from './query.ts';

/**
 * Asks for all entries of a type that editors put in an order of their own. No tenant has near to a hundred of one type.
 * @param path of the type below `/api/`
 */
export function orderedEntries(path: string, reach: Reach, scope: ContentScope): ContentRequest {
  return {
    path,
    search: {
      ...withinReach(reach, scope),
      sort: 'sortOrder:asc',
      'pagination[pageSize]': '100',
      populate: 'deep',
      locale: scope.locale,
    },
  };
}
