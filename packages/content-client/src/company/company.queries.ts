import { company } from '../contract/content/company.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { type Company, parseCompanies } from './company.schema.ts';

/** All organisations of the group, in the editors' order. */
export const companiesQuery: ContentQuery<Company[]> = {
  type: company.pluralName,
  request: () => ({
    path: company.pluralName,
    search: { sort: 'sortOrder', populate: 'deep', 'pagination[pageSize]': '100' },
  }),
  parse: parseCompanies,
  valueWhen404: [],
};
