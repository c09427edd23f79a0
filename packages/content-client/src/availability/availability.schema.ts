import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { availability } from '../contract/content/availability.ts';
import { entriesOf } from '../wire/parse.ts';

const wireAvailability = wireEntryOf(wireAttributes(availability.fields).omit({ company: true }));

/** What is free in the house with the slug `house`, as stated at an ISO instant; `undefined` where it has no such offer. */
export type Availability = z.output<typeof wireAvailability>;

/** Parses the response of `GET /api/availabilities`. */
export const parseAvailabilities = entriesOf(wireAvailability);
