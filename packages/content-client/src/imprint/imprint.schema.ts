import { z } from 'zod';
import { wireAttributes } from '../attributes/attributes.ts';
import { imprint as description } from '../contract/content/imprint.ts';
import { parts } from '../contract/content/parts.ts';
import { parseEach, parseFirst } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

const wireRepresentative = wireAttributes(parts['people.representative'].fields);

const wireImprint = z
  .object({ attributes: wireAttributes(description.fields).omit({ company: true }) })
  .transform(({ attributes }) => attributes);

/** The publisher's details (specification section 2, "Imprint"). */
export interface Imprint extends z.output<typeof wireImprint> {
  authorizedRepresentatives: z.output<typeof wireRepresentative>[];
}

/** Parses the response of `GET /api/imprints`; `null` where the tenant has none yet. */
export function parseImprint(body: unknown, report: ReportProblem): Imprint | null {
  const imprint = parseFirst(wireImprint, body);
  if (imprint === null) return null;
  const field = 'authorizedRepresentatives';
  return { ...imprint, [field]: parseEach(wireRepresentative, imprint[field], field, report) };
}
