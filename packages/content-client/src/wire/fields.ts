import { z } from 'zod';
import { wireLink } from './link.ts';

/** Id of an entry; the content service's own is 24 characters long, and the same in every language. */
export const wireId = z.union([z.number(), z.string()]).transform(String);

export const requiredText = z.string().trim().min(1);

/** A text field: absent, `null`, empty and blank are all the same, no text. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined);

export const optionalLink = optionalText.pipe(wireLink.optional());

/** Not set by the editor means no. */
export const flag = z.boolean().nullish().transform(Boolean);

/** A moment as an ISO instant, for example `2027-02-03T13:30:00.000Z`. */
export const instant = z.iso.datetime({ offset: true });

export const optionalInstant = instant.nullish().transform((time) => time ?? undefined);

/** @param schema of the number where there is one */
export function optionalNumber(schema: z.ZodNumber) {
  return schema.nullish().transform((number) => number ?? undefined);
}
