import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { event } from '../contract/content/event.ts';
import { instant } from '../wire/fields.ts';
import { entriesOf, parseFirst } from '../wire/parse.ts';

const wireEvent = wireEntryOf(wireAttributes(event.fields).extend({ updatedAt: instant.optional() }));

/**
 * An event of a house, for the public or for residents and their families. Times are ISO instants; `updatedAt` is the last
 * change by an editor.
 */
export type CalendarEvent = z.output<typeof wireEvent>;

/** Parses the response of `GET /api/events`. */
export const parseEvents = entriesOf(wireEvent);

/** Parses the response of `GET /api/events?filters[documentId]=…`. */
export const parseEvent = (body: unknown): CalendarEvent | null => parseFirst(wireEvent, body);
