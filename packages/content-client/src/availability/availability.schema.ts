import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { availability } from '../contract/content/availability.ts';
import { wireCollection } from '../wire/envelope.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

const wireAvailability = wireEntryOf(wireAttributes(availability.fields).omit({ company: true }));

/** What is free in the house with the slug `house`, as stated at an ISO instant; `undefined` where it has no such offer. */
export type Availability = z.output<typeof wireAvailability>;

/** Parses the response of `GET /api/availabilities`. */
export function parseAvailabilities(body: unknown, report: ReportProblem): Availability[] {
  return parseEach(wireAvailability, parseDocument(wireCollection, body).data, 'data', report);
}
