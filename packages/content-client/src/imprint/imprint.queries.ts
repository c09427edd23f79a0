import { imprint } from '../contract/content/imprint.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { type Imprint, parseImprint } from './imprint.schema.ts';

/** The tenant's imprint. */
export const imprintQuery: ContentQuery<Imprint | null> = {
  type: imprint.pluralName,
  request: ({ tenant, locale }) => ({
    path: imprint.pluralName,
    search: { 'filters[company][key]': tenant, populate: 'deep', locale },
  }),
  parse: parseImprint,
  valueWhen404: null,
};
