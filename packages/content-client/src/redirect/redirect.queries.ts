import { redirect } from '../contract/content/redirect.ts';
import { maxRedirects } from '../contract/formerAddress.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { parseRedirects, type Redirect } from './redirect.schema.ts';

/** The tenant's redirects; the same in every language. */
export const redirectsQuery: ContentQuery<Redirect[]> = {
  type: redirect.pluralName,
  request: ({ tenant }) => ({
    path: redirect.pluralName,
    search: { 'filters[company][key]': tenant, 'pagination[pageSize]': String(maxRedirects) },
  }),
  parse: parseRedirects,
  valueWhen404: [],
};
