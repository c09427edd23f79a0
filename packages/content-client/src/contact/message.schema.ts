import { submissionFields } from '../contract/submissions/fields.ts';
import { type FormResult, problemsOf } from '../formField/formField.ts';
import { formSchema } from '../formField/formSchema.ts';

/** Fields of the contact form (specification, section 3). */
const messageForm = formSchema(submissionFields.message);

/** Validates the fields of the contact form. */
export function readMessage(fields: Readonly<Record<string, string>>): FormResult {
  const result = messageForm.safeParse(fields);
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}
