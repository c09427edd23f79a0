import { imprint } from '../contract/content/imprint.ts';
import { entriesWithin } from '../gateway/entryRequests.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { type Imprint, parseImprint } from './imprint.schema.ts';

/** The tenant's imprint. */
export const imprintQuery: ContentQuery<Imprint | null> = {
  type: imprint.pluralName,
  request: (scope) => entriesWithin(imprint.pluralName, 'tenant', scope),
  parse: parseImprint,
  valueWhen404: null,
};
