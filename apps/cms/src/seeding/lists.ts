import { collections } from '@group/content-client/contract/content/contentTypes';
import { z } from 'zod';
import { storedValues } from './blocks.ts';
import { listOf } from './example.ts';
import { type Data, inLanguages, type Seeding } from './seeding.ts';

type Collection = (typeof collections)[number];

/** Types whose entries are seeded by functions of their own, in their order. */
const seededApart = ['page', 'job', 'house', 'download', 'redirect'];

/** Types whose entries the example writes with the fields of the contract. */
export const listedTypes: readonly Collection[] = collections.filter(
  ({ singularName }) => !seededApart.includes(singularName),
);

const entryList = z.array(z.looseObject({ id: z.string() })).default([]);
const textsById = z.record(z.string(), z.looseObject({})).default({});

/** What an example or a translation has of a type. */
const listIn = (owner: object, { pluralName }: Collection): unknown => Reflect.get(owner, listOf(pluralName));

export async function seedList({ example, company, pictures, once }: Seeding, type: Collection): Promise<void> {
  const { singularName, fields } = type;
  for (const [index, entry] of entryList.parse(listIn(example, type)).entries()) {
    const { id } = entry;
    const texts = async () => {
      const entries = { pictures: await pictures(), gallery: [], ids: {} };
      // A portrait has the id of its person.
      const own = { slug: id, sortOrder: (index + 1) * 10, picture: id };
      const localized = inLanguages<Data>(
        example,
        entry,
        (translation) => textsById.parse(listIn(translation, type))[id],
      );
      return localized.map(([locale, translated]): [string, Data] => [
        locale,
        { ...storedValues(fields, { ...own, ...entry, ...translated }, entries), company },
      ]);
    };
    await once(`${singularName}/${id}`, singularName, texts);
  }
}
