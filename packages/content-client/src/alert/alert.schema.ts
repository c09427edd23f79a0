import { z } from 'zod';
import { submissionFields } from '../contract/submissions/fields.ts';
import { formReader, formSchema } from '../formField/formSchema.ts';

/** Workloads to choose from, in per cent. */
export const workloads = ['20', '40', '60', '80', '100'] as const;

/** Validates the fields of the form that subscribes to new jobs. */
export const readAlert = formReader(
  formSchema(submissionFields.alert).extend({
    workload: z.enum(['', ...workloads], { error: 'choice' }).default(''),
    apprenticeships: z.enum(['', '1'], { error: 'choice' }).default(''),
  }),
);
