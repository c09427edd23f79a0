import { z } from 'zod';

/** Id of an entry. Strapi's document ids have 24 characters and are the same in all languages. */
export const wireId = z.union([z.number(), z.string()]).transform(String);

export const requiredText = z.string().trim().min(1);

/** A text field. Absent, `null`, empty and blank values all become `undefined`. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined);

/** Unset means false. */
export const flag = z.boolean().nullish().transform(Boolean);

/** An ISO 8601 instant, for example `2027-02-03T13:30:00.000Z`. */
export const instant = z.iso.datetime({ offset: true });
