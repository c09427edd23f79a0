import { event } from '../contract/content/event.ts';
import { entriesWithin, entryQuery } from '../gateway/entryRequests.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { type CalendarEvent, parseEvent, parseEvents } from './event.schema.ts';

/** The tenant's events, past ones included, in order of start; of more than 500 the latest ones. */
export const eventsQuery: ContentQuery<CalendarEvent[]> = {
  type: event.pluralName,
  request: (scope) =>
    entriesWithin(event.pluralName, 'tenant', scope, {
      sort: 'startsAt:desc,documentId:asc',
      'pagination[pageSize]': '500',
    }),
  parse: (body, report) => parseEvents(body, report).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
  valueWhen404: [],
};

/** One of the tenant's events; `null` where the id is unknown. */
export const eventQuery = (id: string) => entryQuery(event, 'tenant', id, parseEvent);
