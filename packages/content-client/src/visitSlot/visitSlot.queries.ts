import { visitSlot } from '../contract/content/visitSlot.ts';
import { type ContentQuery, withinScope } from '../gateway/query.ts';
import { parseVisitSlots, type VisitSlot } from './visitSlot.schema.ts';

const { pluralName } = visitSlot;

/** The tenant's own slots; of more than 500 those that began last. */
export const visitSlotsQuery: ContentQuery<VisitSlot[]> = {
  type: pluralName,
  request: (scope) => ({
    path: pluralName,
    search: { ...withinScope('tenant', scope), sort: 'startsAt:desc', 'pagination[pageSize]': '500' },
  }),
  parse: parseVisitSlots,
  valueWhen404: [],
};
