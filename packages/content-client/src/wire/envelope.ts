import { z } from 'zod';

/**
 * Strapi's v4 envelope, known to nobody outside this package:
 * `{data: {id, attributes}}` for one entry, `{data: [{id, attributes}], meta: {pagination}}` for many.
 */
export const wireEntry = z.object({
  id: z.union([z.number(), z.string()]),
  attributes: z.record(z.string(), z.unknown()),
});

export const wireDocument = z.object({ data: wireEntry.partial({ id: true }) });

export const wireCollection = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ total: z.number() }).optional() }).optional(),
});

/** A text field: absent, `null`, empty and blank are all the same, no text. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined);
