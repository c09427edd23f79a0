import { imprint } from '@group/content-client/contract/content/imprint';
import { storedValues } from './blocks.ts';
import { inLanguages, type Seeding } from './seeding.ts';

export async function seedImprint({ example, company, once }: Seeding): Promise<void> {
  await once('imprint', 'imprint', async () =>
    inLanguages(example, example.imprint, (translation) => ({ ...example.imprint, ...translation.imprint })).map(
      ([locale, { representatives, ...texts }]) => {
        const values = { ...texts, authorizedRepresentatives: representatives };
        return [locale, { ...storedValues(imprint.fields, values, { pictures: {}, gallery: [], ids: {} }), company }];
      },
    ),
  );
}
