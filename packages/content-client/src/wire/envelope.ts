import { z } from 'zod';

/**
 * Strapi's v4 envelope, private to this package:
 * `{data: {id, attributes}}` for one entry, `{data: [{id, attributes}], meta: {pagination}}` for many.
 */
export const wireDocument = z.object({
  data: z.object({ id: z.union([z.number(), z.string()]).optional(), attributes: z.record(z.string(), z.unknown()) }),
});

export const wireCollection = z.object({ data: z.array(z.unknown()) });

/** One page of a paginated collection. */
export const wirePagedCollection = wireCollection.extend({
  meta: z.object({
    pagination: z.object({ total: z.number().int().nonnegative(), pageCount: z.number().int().nonnegative() }),
  }),
});

/** A to-many relation in an entry or block. */
export const wireRelation = z
  .object({ data: z.array(z.unknown()).nullable() })
  .nullish()
  .transform((relation) => relation?.data ?? []);
