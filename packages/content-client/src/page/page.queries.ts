import { page } from '../contract/content/page.ts';
import { entriesWithin } from '../gateway/entryRequests.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { type Page, parsePage, parsePagePaths, parsePages } from './page.schema.ts';

/**
 * The tenant's page at a path, `null` where there is none.
 * @param path as editors enter it: with a leading slash, without language prefix
 */
export function pageQuery(path: string): ContentQuery<Page | null> {
  return {
    type: page.pluralName,
    request: (scope) => entriesWithin(page.pluralName, 'tenant', scope, { 'filters[path]': path }),
    parse: parsePage,
    valueWhen404: null,
  };
}

/**
 * The paths of the tenant's pages. Other paths are never requested, so that guessing addresses fills neither the cache nor
 * the content service's queue.
 */
export const pagePathsQuery: ContentQuery<string[]> = {
  type: 'page-paths',
  request: ({ tenant, locale }) => ({
    path: page.pluralName,
    search: { 'filters[company][key]': tenant, 'fields[0]': 'path', 'pagination[pageSize]': '500', locale },
  }),
  parse: parsePagePaths,
  valueWhen404: [],
};

/** All pages of the tenant with their content. */
export const pagesQuery: ContentQuery<Page[]> = {
  type: 'pages-whole',
  request: ({ tenant, locale }) => ({
    path: page.pluralName,
    search: { 'filters[company][key]': tenant, populate: 'deep', 'pagination[pageSize]': '500', locale },
  }),
  parse: parsePages,
  valueWhen404: [],
};
