import type { Example } from './example.ts';
import type { Pictures } from './pictures.ts';
import { inLanguages, type Data, type Seeding } from './seeding.ts';

/** A contact person, with the portrait of the team member of that name. */
export function contactOf(example: Example, name: string, role: string | undefined, uploaded: Pictures): Data {
  const member = example.people.find((person) => person.name === name);
  return { name, role, phone: example.phone, email: example.email, picture: member && uploaded[member.id] };
}

/** Team members, as presented to visitors. */
export async function seedPeople({ example, company, pictures, once }: Seeding): Promise<void> {
  for (const [index, person] of example.people.entries()) {
    const { id, name, phone, email } = person;
    await once(`person/${id}`, 'person', async () => {
      const picture = (await pictures())[id];
      const shared = { name, company, phone, email, picture, sortOrder: (index + 1) * 10 };
      return inLanguages(example, person, ({ people }) => people[id] && { ...person, ...people[id] }).map(
        ([locale, { role, department }]) => [locale, { ...shared, role, department }],
      );
    });
  }
}
