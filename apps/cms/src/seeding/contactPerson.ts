import type { Example } from './example.ts';
import type { Pictures } from './pictures.ts';
import type { Data } from './seeding.ts';

/** A contact person, with the portrait of the team member of that name. */
export function contactOf(example: Example, name: string, role: string | undefined, uploaded: Pictures): Data {
  const member = example.people.find((person) => person.name === name);
  return { name, role, phone: example.phone, email: example.email, picture: member && uploaded[member.id] };
}
