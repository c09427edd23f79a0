import { inLanguages, type Seeding } from './seeding.ts';

/** Team members, as presented to visitors. */
export async function seedPeople({ example, company, once }: Seeding): Promise<void> {
  for (const [index, person] of example.people.entries()) {
    const { id, name, phone, email } = person;
    const shared = { name, company, phone, email, sortOrder: (index + 1) * 10 };
    await once(`person/${id}`, 'person', async () =>
      inLanguages(example, person, ({ people }) => people[id] && { ...person, ...people[id] }).map(
        ([locale, { role, department }]) => [locale, { ...shared, role, department }],
      ),
    );
  }
}
