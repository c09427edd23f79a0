import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { event } from '../contract/content/event.ts';
import { instant } from '../wire/fields.ts';
import { wireCollection } from '../wire/envelope.ts';
import { parseDocument, parseEach, parseFirst } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

const wireEvent = wireEntryOf(wireAttributes(event.fields).extend({ updatedAt: instant.optional() }));

/**
 * An event of a house, for the public or for residents and their families. Times are ISO instants; `updatedAt` is the last
 * change by an editor.
 */
export type CalendarEvent = z.output<typeof wireEvent>;

/** Parses the response of `GET /api/events`. */
export function parseEvents(body: unknown, report: ReportProblem): CalendarEvent[] {
  return parseEach(wireEvent, parseDocument(wireCollection, body).data, 'data', report);
}

/** Parses the response of `GET /api/events?filters[documentId]=…`. */
export function parseEvent(body: unknown): CalendarEvent | null {
  return parseFirst(wireEvent, body);
}
