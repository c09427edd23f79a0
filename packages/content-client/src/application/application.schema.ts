import { z } from 'zod';
import { confirmedTel, maxJobIdLength, submissionFields } from '../contract/submissions/fields.ts';
import { houseField, maxOtherHouses, otherHouses, writeHouses } from '../contract/submissions/houses.ts';
import {
  type Contact,
  emailField,
  type FieldProblems,
  type FormResult,
  isReachable,
  line,
  problemsOf,
  unreachable,
} from '../formField/formField.ts';
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
    .refine(isReachable, unreachable);

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
