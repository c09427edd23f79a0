import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { person } from '../contract/content/person.ts';
import { wireCollection } from '../wire/envelope.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

export const wirePerson = wireEntryOf(wireAttributes(person.fields).omit({ company: true }));

/** A member of the team, as visitors see them. */
export type Person = z.output<typeof wirePerson>;

/** Parses the response of `GET /api/people`. */
export function parsePeople(body: unknown, report: ReportProblem): Person[] {
  return parseEach(wirePerson, parseDocument(wireCollection, body).data, 'data', report);
}
