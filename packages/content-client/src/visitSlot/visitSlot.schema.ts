import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { visitSlot } from '../contract/content/visitSlot.ts';
import { optionalText } from '../wire/fields.ts';
import { entriesOf } from '../wire/parse.ts';

/** `full` is not stored: see contract/visitDates.ts. */
const wireVisitSlot = wireEntryOf(
  wireAttributes(visitSlot.fields).omit({ company: true }).extend({ full: optionalText }),
);

/** A time at which a house receives visitors, once or each week. */
export type VisitSlot = z.output<typeof wireVisitSlot>;

/** Parses the response of `GET /api/visit-slots`. */
export const parseVisitSlots = entriesOf(wireVisitSlot);
