import type { ContentTypeDescription } from '../contract/content/description.ts';
import { type ContentQuery, type ContentRequest, type ListScope, type RequestScope, withinScope } from './query.ts';

/**
 * Requests entries of a type within a scope, with everything that they refer to.
 * @param path of the type below `/api/`
 * @param search further parameters: filters, order, page
 */
export function entriesWithin(
  path: string,
  listScope: ListScope,
  scope: RequestScope,
  search: Readonly<Record<string, string>> = {},
): ContentRequest {
  return { path, search: { ...withinScope(listScope, scope), ...search, populate: 'deep', locale: scope.locale } };
}

/** Queries all entries of a type in the editors' order. One page of 100 suffices for every tenant. */
export const orderedQuery = <T>(
  path: string,
  listScope: ListScope,
  parse: ContentQuery<T[]>['parse'],
): ContentQuery<T[]> => ({
  type: path,
  request: (scope) => entriesWithin(path, listScope, scope, { sort: 'sortOrder:asc', 'pagination[pageSize]': '100' }),
  parse,
  valueWhen404: [],
});

/** Queries the entry with an id; `null` where the id is unknown within the scope, which is not stored. */
export const entryQuery = <T>(
  { singularName, pluralName }: Pick<ContentTypeDescription, 'singularName' | 'pluralName'>,
  listScope: ListScope,
  id: string,
  parse: ContentQuery<T | null>['parse'],
): ContentQuery<T | null> => ({
  type: singularName,
  request: (scope) => entriesWithin(pluralName, listScope, scope, { 'filters[documentId]': id }),
  parse,
  valueWhen404: null,
  isCacheable: (entry) => entry !== null,
});
