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

export const wireCollection = z.object({ data: z.array(z.unknown()) });

/** One page of many entries, with how many there are in all. */
export const wirePagedCollection = wireCollection.extend({
  meta: z.object({
    pagination: z.object({ total: z.number().int().nonnegative(), pageCount: z.number().int().nonnegative() }),
  }),
});

/** A relation to many entries, as it stands in an entry or block. */
export const wireRelation = z
  .object({ data: z.array(z.unknown()).nullable() })
  .nullish()
  .transform((relation) => relation?.data ?? []);
