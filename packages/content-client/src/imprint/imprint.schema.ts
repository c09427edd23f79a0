import { z } from 'zod';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';
import { optionalText, requiredText } from '../wire/fields.ts';
import { parseEach, parseFirst } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** The publisher's details (specification section 2, "Imprint"). */
export interface Imprint {
  companyName: string;
  responsibleAuthority: string;
  authorizedRepresentatives: { name: string; role?: string | undefined }[];
  registrationNumber?: string | undefined;
  taxId?: string | undefined;
  disclaimers: RichText;
  copyright: RichText;
}

const wireRepresentative = z.object({ name: requiredText, role: optionalText });

const wireImprint = z
  .object({
    attributes: z.object({
      companyName: requiredText,
      responsibleAuthority: requiredText,
      authorizedRepresentatives: z.unknown().optional(),
      registrationNumber: optionalText,
      taxId: optionalText,
      disclaimers: wireRichText,
      copyright: wireRichText,
    }),
  })
  .transform(({ attributes }) => attributes);

/** Parses the response of `GET /api/imprints`; `null` where the tenant has none yet. */
export function parseImprint(body: unknown, report: ReportProblem): Imprint | null {
  const imprint = parseFirst(wireImprint, body);
  if (imprint === null) return null;
  const field = 'authorizedRepresentatives';
  return { ...imprint, [field]: parseEach(wireRepresentative, imprint[field], field, report) };
}
