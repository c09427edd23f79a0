import { richText } from './richText.ts';
import { inLanguages, type Seeding } from './seeding.ts';

/** News and contributions of the media list. */
export async function seedArticles({ example, company, pictures, once }: Seeding): Promise<void> {
  for (const article of example.articles) {
    const { id, date, picture, source } = article;
    await once(`article/${id}`, 'article', async () => {
      const uploaded = await pictures();
      const shared = {
        slug: id,
        company,
        date,
        source: source?.name,
        sourceLink: source?.link,
        picture: picture && uploaded[picture],
      };
      return inLanguages(example, article, ({ articles }) => articles[id] && { ...article, ...articles[id] }).map(
        ([locale, { title, teaser, body }]) => [locale, { ...shared, title, teaser, body: richText(body) }],
      );
    });
  }
}
