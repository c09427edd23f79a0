import type { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { person } from '../contract/content/person.ts';
import { entriesOf } from '../wire/parse.ts';

export const wirePerson = wireEntryOf(wireAttributes(person.fields).omit({ company: true }));

/** A member of the team, as visitors see them. */
export type Person = z.output<typeof wirePerson>;

/** Parses the response of `GET /api/people`. */
export const parsePeople = entriesOf(wirePerson);
