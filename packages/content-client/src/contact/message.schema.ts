import { z } from 'zod';
import { emailField, type FormResult, line, lines, problemsOf, required } from '../formField/formField.ts';

/** Fields of the contact form (specification, section 3). */
const messageForm = z.object({
  name: required(line(120)),
  email: required(emailField),
  message: required(lines(4_000)),
});

/** Reads what a visitor typed into the contact form. */
export function readMessage(fields: Readonly<Record<string, string>>): FormResult {
  const result = messageForm.safeParse(fields);
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}
