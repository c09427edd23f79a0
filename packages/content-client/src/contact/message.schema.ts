import { z } from 'zod';
import { submissionFields } from '../contract/submissions/fields.ts';
import { emailField, type FormResult, lineOf, lines, problemsOf, required } from '../formField/formField.ts';

const limits = submissionFields.message;

/** Fields of the contact form (specification, section 3). */
const messageForm = z.object({
  name: lineOf(limits.name),
  email: required(emailField),
  message: required(lines(limits.message.maxLength)),
});

/** Validates the fields of the contact form. */
export function readMessage(fields: Readonly<Record<string, string>>): FormResult {
  const result = messageForm.safeParse(fields);
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}
