import { z } from 'zod';
import { jobAreas } from '../contract/content/enumerations.ts';
import type { SubmissionField } from '../contract/submissions/fields.ts';
import { emailField, type FormResult, line, lines, problemsOf, required } from './formField.ts';
import { phoneField } from './phoneField.ts';

function textSchema({ input, maxLength }: SubmissionField): z.ZodType<string> {
  switch (input) {
    case 'lines':
      return lines();
    case 'email':
      return emailField;
    case 'phone':
      return phoneField(false);
    default:
      return line(maxLength);
  }
}

function fieldSchema(field: SubmissionField): z.ZodType<string> {
  if (field.input === 'jobArea')
    return field.required ? z.enum(jobAreas, { error: 'missing' }) : z.enum(['', ...jobAreas]).default('');
  return field.required ? required(textSchema(field)) : textSchema(field);
}

/** The schema of the fields that a visitor enters; the website sets the others. */
export function formSchema(fields: Readonly<Record<string, SubmissionField>>) {
  const entered = Object.entries(fields).filter(([, { input }]) => input !== 'none');
  return z.object(Object.fromEntries(entered.map(([name, field]) => [name, fieldSchema(field)])));
}

/** Validates the fields of a form. */
export const formReader =
  (schema: z.ZodType<Readonly<Record<string, string>>>) =>
  (fields: Readonly<Record<string, string>>): FormResult => {
    const result = schema.safeParse(fields);
    return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
  };
