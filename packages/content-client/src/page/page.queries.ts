import type { ContentQuery } from '../gateway/query.ts';
import { type Page, parsePage } from './page.schema.ts';

/**
 * The tenant's page at a path, `null` where there is none.
 * @param path as editors type it: begins with a slash, without language prefix
 */
export function pageQuery(path: string): ContentQuery<Page | null> {
  return {
    type: 'pages',
    request: ({ tenant, locale }) => ({
      path: 'pages',
      search: { 'filters[company][key]': tenant, 'filters[path]': path, populate: 'deep', locale },
    }),
    parse: parsePage,
  };
}
