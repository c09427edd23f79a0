import { person } from '../contract/content/person.ts';
import { orderedQuery } from '../gateway/entryRequests.ts';
import { parsePeople } from './person.schema.ts';

/** The tenant's team, in the editors' order. */
export const peopleQuery = orderedQuery(person.pluralName, 'tenant', parsePeople);
