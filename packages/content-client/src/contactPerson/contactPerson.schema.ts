import type { AttributesOf } from '../attributes/attributes.ts';
import type { contactPerson } from '../contract/content/contactPerson.ts';

/** The contact for questions about a job or a house. */
export type ContactPerson = AttributesOf<typeof contactPerson.fields>;
