import { z } from 'zod';
import { confirmedTel, maxJobIdLength, submissionFields } from '../contract/submissions/fields.ts';
import { type FormResult, line, problemsOf } from '../formField/formField.ts';
import { formSchema } from '../formField/formSchema.ts';
import { phoneField } from '../formField/phoneField.ts';

/** Fields of the quick application (specification, section 3). */
const applicationForm = (isTelConfirmed: boolean) =>
  formSchema(submissionFields.application)
    .extend({
      tel: phoneField(isTelConfirmed),
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
  const result = applicationForm(fields.tel === fields[confirmedTel]).safeParse(fields);
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}
