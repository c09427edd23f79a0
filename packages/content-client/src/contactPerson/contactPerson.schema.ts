import { z } from 'zod';
import { optionalPicture, type Picture } from '../picture/picture.schema.ts';
import { optionalText, requiredText } from '../wire/fields.ts';

/** The contact for questions about a job or a house. */
export interface ContactPerson {
  name: string;
  role?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  picture?: Picture | undefined;
}

const wireContactPerson = z.object({
  name: requiredText,
  role: optionalText,
  phone: optionalText,
  email: optionalText,
  picture: optionalPicture,
});

export const optionalContactPerson = wireContactPerson
  .nullish()
  .transform((person): ContactPerson | undefined => person ?? undefined);
