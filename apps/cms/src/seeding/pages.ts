import { blockData, entriesOf } from './blocks.ts';
import { type Data, inLanguages, type Seeding } from './seeding.ts';

/** Pages that editors compose. Must run after the people and documents that they show. */
export async function seedPages(seeding: Seeding): Promise<void> {
  const { example, company, once } = seeding;
  for (const [path, german] of Object.entries(example.pages)) {
    await once(path === '/' ? 'page/home' : `page${path}`, 'page', () =>
      Promise.all(
        inLanguages(example, german, ({ pages }) => pages[path]).map(
          async ([locale, { title, metaDescription, blocks }]): Promise<[string, Data]> => {
            const entries = await entriesOf(seeding, locale);
            const data = blocks.map((block) => blockData(block, example, entries));
            return [locale, { title, path, company, metaDescription, blocks: data }];
          },
        ),
      ),
    );
  }
}
