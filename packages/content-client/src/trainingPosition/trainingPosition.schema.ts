import { z } from 'zod';
import { type Company, companyRelation } from '../company/company.schema.ts';
import { optionalPicture, type Picture } from '../picture/picture.schema.ts';
import { type RichText, wireRichText } from '../richText/richText.schema.ts';
import { wireCollection } from '../wire/envelope.ts';
import { optionalText, requiredText, wireId } from '../wire/fields.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** An occupation that a house offers training for, whether or not a place is open. */
export interface TrainingPosition {
  id: string;
  title: string;
  /** The qualification, for example `EFZ`. */
  qualification: string;
  /** As text, for example `3 Jahre`. */
  duration?: string | undefined;
  teaser: string;
  body: RichText;
  picture?: Picture | undefined;
  company: Company;
}

const wireTrainingPosition = z
  .object({
    id: wireId,
    attributes: z.object({
      title: requiredText,
      qualification: requiredText,
      duration: optionalText,
      teaser: requiredText,
      body: wireRichText,
      picture: optionalPicture,
      company: companyRelation,
    }),
  })
  .transform(({ id, attributes }): TrainingPosition => ({ id, ...attributes }));

/** Parses the response of `GET /api/training-positions`. */
export function parseTrainingPositions(body: unknown, report: ReportProblem): TrainingPosition[] {
  return parseEach(wireTrainingPosition, parseDocument(wireCollection, body).data, 'data', report);
}
