import type { AttributesOf } from '../attributes/attributes.ts';
import type { parts } from '../contract/content/parts.ts';

/** The contact for questions about a job or a house. */
export type ContactPerson = AttributesOf<(typeof parts)['people.contact']['fields']>;
