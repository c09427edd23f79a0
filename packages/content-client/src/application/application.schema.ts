import { z } from 'zod';
import { confirmedTel, maxJobIdLength, submissionFields } from '../contract/submissions/fields.ts';
import { houseField, maxOtherHouses, otherHouses, writeHouses } from '../contract/submissions/houses.ts';
import { emailField, type FieldProblems, type FormResult, line, problemsOf } from '../formField/formField.ts';
import { formSchema } from '../formField/formSchema.ts';
import { phoneField } from '../formField/phoneField.ts';

/** How to reach a person. */
interface Contact {
  email: string;
  tel: string;
}

const isReachable = ({ email, tel }: Contact): boolean => email !== '' || tel !== '';

const unreachable = {
  error: 'emailOrPhone',
  path: ['email'],
  // Reported together with the other problems, not only after they are corrected.
  when: ({ value, issues }: { value: unknown; issues: readonly { path?: readonly PropertyKey[] }[] }) =>
    z.object({ email: z.string(), tel: z.string() }).safeParse(value).success &&
    !issues.some(({ path }) => path?.[0] === 'email' || path?.[0] === 'tel'),
};

/** Fields of the quick application (specification, section 3). */
const applicationForm = (isTelConfirmed: boolean) =>
  formSchema(submissionFields.application)
    .extend({
      tel: phoneField(isTelConfirmed),
      /** Id of the advertised job; empty for an unsolicited application. */
      job: line(maxJobIdLength).refine((id) => id === '' || /^[a-z\d]{24}$/.test(id), { error: 'choice' }),
    })
    .refine(({ email, tel }) => isReachable({ email: email ?? '', tel: tel ?? '' }), unreachable);

/**
 * Validates the fields of the quick application.
 * @param company tenant key of the website
 */
export function readApplication(fields: Readonly<Record<string, string>>, company: string): FormResult {
  const result = applicationForm(fields.tel === fields[confirmedTel]).safeParse(fields);
  const houses = otherHouses(company).filter((key) => fields[houseField(key)]);
  const tooMany = houses.length > maxOtherHouses && { houses: 'tooManyHouses' as const };
  if (!result.success || tooMany) return { problems: { ...problemsOf(result.error), ...tooMany } };
  return { fields: { ...result.data, ...(houses.length > 0 && { houses: writeHouses(houses) }) } };
}

/** Validates corrected contact data; what stays as it is, is empty. */
export function readContact(
  fields: Readonly<Record<string, string>>,
): { fields: Contact } | { problems: FieldProblems } {
  const contact = z.object({ email: emailField, tel: phoneField(fields.tel === fields[confirmedTel]) });
  const result = contact.refine(isReachable, unreachable).safeParse(fields);
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}
