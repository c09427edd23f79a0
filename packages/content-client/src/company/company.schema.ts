import type { z } from 'zod';
import { companyEntry } from '../attributes/attributes.ts';
import { wireCollection } from '../wire/envelope.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** An organisation of the group. Its logo is part of its theme. */
export type Company = z.output<typeof companyEntry>;

/** Parses the response of `GET /api/companies`. */
export function parseCompanies(body: unknown, report: ReportProblem): Company[] {
  return parseEach(companyEntry, parseDocument(wireCollection, body).data, 'data', report);
}
