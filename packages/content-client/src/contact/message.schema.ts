import { submissionFields } from '../contract/submissions/fields.ts';
import { formReader, formSchema } from '../formField/formSchema.ts';

/** Validates the fields of the contact form (specification, section 3). */
export const readMessage = formReader(formSchema(submissionFields.message));
