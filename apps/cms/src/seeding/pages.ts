import type { PageTexts } from '../../seed/entries.ts';
import type { FrameTexts } from '../../seed/example.ts';
import { blockData, entriesOf, homeBlocks } from './blocks.ts';
import { type Data, inLanguages, type Seeding } from './seeding.ts';

/** Pages that editors compose. Must run after the people and documents that they show. */
export async function seedPages(seeding: Seeding): Promise<void> {
  const { example, company, once } = seeding;
  const home = (frame: FrameTexts): PageTexts => ({
    title: example.name,
    metaDescription: frame.metaDescription,
    blocks: homeBlocks(example, frame),
  });
  const seedPage = (name: string, path: string, languages: () => [string, PageTexts][]): Promise<void> =>
    once(name, 'page', () =>
      Promise.all(
        languages().map(async ([locale, { title, metaDescription, blocks }]): Promise<[string, Data]> => {
          const entries = await entriesOf(seeding, locale);
          const data = blocks.map((block) => blockData(block, example, entries));
          return [locale, { title, path, company, metaDescription, blocks: data }];
        }),
      ),
    );

  await seedPage('page/home', '/', () => inLanguages(example, home(example.frame), ({ frame }) => home(frame)));
  for (const [path, page] of Object.entries(example.pages ?? {})) {
    await seedPage(`page${path}`, path, () => inLanguages(example, page, ({ pages }) => pages?.[path]));
  }
}
