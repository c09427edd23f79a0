import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { visitSlot } from '../contract/content/visitSlot.ts';
import { wireCollection } from '../wire/envelope.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

const wireVisitSlot = wireEntryOf(wireAttributes(visitSlot.fields).omit({ company: true }));

/** A time at which a house receives visitors, once or each week. */
export type VisitSlot = z.output<typeof wireVisitSlot>;

/** Parses the response of `GET /api/visit-slots`. */
export function parseVisitSlots(body: unknown, report: ReportProblem): VisitSlot[] {
  return parseEach(wireVisitSlot, parseDocument(wireCollection, body).data, 'data', report);
}
