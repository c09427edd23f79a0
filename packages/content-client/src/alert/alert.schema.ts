import { z } from 'zod';
import { submissionFields } from '../contract/submissions/fields.ts';
import { type FormResult, problemsOf } from '../formField/formField.ts';
import { formSchema } from '../formField/formSchema.ts';

/** Workloads to choose from, in per cent. */
export const workloads = ['20', '40', '60', '80', '100'] as const;

const alertForm = formSchema(submissionFields.alert).extend({
  workload: z.enum(['', ...workloads], { error: 'choice' }).default(''),
  apprenticeships: z.enum(['', '1'], { error: 'choice' }).default(''),
});

/** Validates the fields of the form that subscribes to new jobs. */
export function readAlert(fields: Readonly<Record<string, string>>): FormResult {
  const result = alertForm.safeParse(fields);
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}
