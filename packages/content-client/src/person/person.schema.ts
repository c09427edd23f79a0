import { z } from 'zod';
import { optionalPicture, type Picture } from '../picture/picture.schema.ts';
import { wireCollection } from '../wire/envelope.ts';
import { optionalText, requiredText, wireId } from '../wire/fields.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** A member of the team, as visitors see them. */
export interface Person {
  id: string;
  name: string;
  role: string;
  department?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  picture?: Picture | undefined;
}

export const wirePerson = z
  .object({
    id: wireId,
    attributes: z.object({
      name: requiredText,
      role: requiredText,
      department: optionalText,
      phone: optionalText,
      email: optionalText,
      picture: optionalPicture,
    }),
  })
  .transform(({ id, attributes }): Person => ({ id, ...attributes }));

/** Parses the response of `GET /api/people`. */
export function parsePeople(body: unknown, report: ReportProblem): Person[] {
  return parseEach(wirePerson, parseDocument(wireCollection, body).data, 'data', report);
}
