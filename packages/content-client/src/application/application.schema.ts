import { z } from 'zod';
import { maxJobIdLength, submissionFields } from '../contract/submissions/fields.ts';
import { emailField, type FormResult, line, lineOf, lines, problemsOf } from '../formField/formField.ts';
import { jobAreas } from '../contract/content/enumerations.ts';
import { phoneField } from './phoneField.ts';

const limits = submissionFields.application;

/** Fields of the quick application (specification, section 3), in the order of the form. */
const applicationForm = z
  .object({
    firstName: lineOf(limits.firstName),
    surname: lineOf(limits.surname),
    area: z.enum(jobAreas, { error: 'missing' }),
    highestDegree: lineOf(limits.highestDegree),
    address: lineOf(limits.address),
    zipCode: lineOf(limits.zipCode),
    location: lineOf(limits.location),
    contact: lineOf(limits.contact),
    email: emailField,
    tel: phoneField,
    message: lines(limits.message.maxLength),
    /** Id of the advertised job; empty for an unsolicited application. */
    job: line(maxJobIdLength).refine((id) => id === '' || /^[a-z\d]{24}$/.test(id), { error: 'choice' }),
  })
  .refine(({ email, tel }) => email !== '' || tel !== '', {
    error: 'emailOrPhone',
    path: ['email'],
    // Reported together with the other problems, not only after they are corrected.
    when: ({ value, issues }) =>
      z.object({ email: z.string(), tel: z.string() }).safeParse(value).success &&
      !issues.some(({ path }) => path?.[0] === 'email' || path?.[0] === 'tel'),
  });

/** Validates the fields of the quick application. */
export function readApplication(fields: Readonly<Record<string, string>>): FormResult {
  const result = applicationForm.safeParse(fields);
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}
