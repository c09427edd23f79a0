import { z } from 'zod';
import { emailField, type FormResult, line, lines, problemsOf, required } from '../formField/formField.ts';
import { jobAreas } from '../job/jobKinds.ts';
import { phoneField } from './phoneField.ts';

/** Fields of the quick application (specification, section 3), in the order of the form. */
const applicationForm = z
  .object({
    firstName: required(line(80)),
    surname: required(line(80)),
    area: z.enum(jobAreas, { error: 'missing' }),
    highestDegree: line(160),
    address: line(160),
    zipCode: line(12),
    location: line(80),
    contact: line(160),
    email: emailField,
    tel: phoneField,
    message: lines(4_000),
    /** Id of the advertisement that it answers; empty for an application to no position in particular. */
    job: line(40).refine((id) => id === '' || /^[a-z\d]{24}$/.test(id), { error: 'choice' }),
  })
  .refine(({ email, tel }) => email !== '' || tel !== '', {
    error: 'emailOrPhone',
    path: ['email'],
    // Said together with the other problems, not only once these are mended.
    when: ({ value, issues }) =>
      z.object({ email: z.string(), tel: z.string() }).safeParse(value).success &&
      !issues.some(({ path }) => path?.[0] === 'email' || path?.[0] === 'tel'),
  });

/** Reads what a visitor typed into the quick application. */
export function readApplication(fields: Readonly<Record<string, string>>): FormResult {
  const result = applicationForm.safeParse(fields);
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}
