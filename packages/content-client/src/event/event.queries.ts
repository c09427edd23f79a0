import { event } from '../contract/content/event.ts';
import { type ContentQuery, exists } from '../gateway/query.ts';
import { type CalendarEvent, parseEvent, parseEvents } from './event.schema.ts';

/** The tenant's events, past ones included, in order of start. */
export const eventsQuery: ContentQuery<CalendarEvent[]> = {
  type: event.pluralName,
  request: ({ tenant, locale }) => ({
    path: event.pluralName,
    search: {
      'filters[company][key]': tenant,
      sort: 'startsAt:asc',
      'pagination[pageSize]': '500',
      populate: 'deep',
      locale,
    },
  }),
  parse: parseEvents,
  valueWhen404: [],
};

/** One of the tenant's events; `null` where the id is unknown. */
export function eventQuery(id: string): ContentQuery<CalendarEvent | null> {
  return {
    type: 'event',
    request: ({ tenant, locale }) => ({
      path: event.pluralName,
      search: { 'filters[documentId]': id, 'filters[company][key]': tenant, populate: 'deep', locale },
    }),
    parse: parseEvent,
    valueWhen404: null,
    isCacheable: exists,
  };
}
