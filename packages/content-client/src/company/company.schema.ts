import { isTenantKey, type TenantKey } from '@group/themes/registry';
import { z } from 'zod';
import { wireCollection } from '../wire/envelope.ts';
import { optionalText } from '../wire/fields.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** An organisation of the group. Its logo is part of its theme. */
export interface Company {
  key: TenantKey;
  name: string;
  city?: string | undefined;
}

const wireCompany = z.object({
  key: z.string().refine(isTenantKey, { error: 'expected the key of a tenant' }),
  name: z.string().trim().min(1),
  city: optionalText,
});

export const companyEntry = z.object({ attributes: wireCompany }).transform(({ attributes }): Company => attributes);

/** A required relation to one organisation. */
export const companyRelation = z.object({ data: companyEntry }).transform(({ data }) => data);

/** Parses the response of `GET /api/companies`. */
export function parseCompanies(body: unknown, report: ReportProblem): Company[] {
  return parseEach(companyEntry, parseDocument(wireCollection, body).data, 'data', report);
}
