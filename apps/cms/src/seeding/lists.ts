import { collections } from '@group/content-client/contract/content/contentTypes';
import { storedValues } from './blocks.ts';
import { type Data, inLanguages, type Seeding } from './seeding.ts';

/** Types whose entries the example writes with the fields of the contract, and their lists. */
const lists = {
  article: 'articles',
  event: 'events',
  'training-position': 'trainingPositions',
  person: 'people',
} as const;

/** The entries of a type, in the order of the example. */
export async function seedList({ example, company, pictures, once }: Seeding, type: keyof typeof lists): Promise<void> {
  const list = lists[type];
  const fields = collections.find(({ singularName }) => singularName === type)?.fields ?? {};
  for (const [index, entry] of example[list].entries()) {
    const { id } = entry;
    await once(`${type}/${id}`, type, async () => {
      const entries = { pictures: await pictures(), gallery: [], ids: {} };
      // A portrait has the id of its person.
      const own = { slug: id, sortOrder: (index + 1) * 10, picture: id };
      return inLanguages<Data>(example, entry, (translation) => translation[list][id]).map(([locale, texts]) => [
        locale,
        { ...storedValues(fields, { ...own, ...entry, ...texts }, entries), company },
      ]);
    });
  }
}
