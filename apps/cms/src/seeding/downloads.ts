import { uploadDocument } from './documents.ts';
import { type Data, inLanguages, type Seeding } from './seeding.ts';

export async function seedDownloads({ strapi, example, company, once }: Seeding): Promise<void> {
  for (const [index, download] of example.downloads.entries()) {
    const { id } = download;
    await once(`download/${id}`, 'download', async () => {
      const languages = inLanguages(example, download, ({ downloads }) => downloads[id] && { id, ...downloads[id] });
      return Promise.all(
        languages.map(async ([locale, texts]): Promise<[string, Data]> => {
          const { title, description } = texts;
          const file = await uploadDocument(strapi, example, locale, texts);
          return [locale, { company, title, description, file, sortOrder: (index + 1) * 10 }];
        }),
      );
    });
  }
}
