import { uploadDocument } from './documents.ts';
import { richText } from './richText.ts';
import type { Data, Seeding } from './seeding.ts';

const locale = 'de-CH';

export async function seedInternal({ strapi, example, company, once }: Seeding): Promise<void> {
  const { news, documents, contacts } = example.internal;
  const add = (name: string, type: string, data: () => Promise<Data>) =>
    once(`internal/${name}`, type, async () => [[locale, { company, ...(await data()) }]]);
  for (const { id, title, date, body } of news) {
    await add(`news/${id}`, 'internal-news', async () => ({ title, date, body: richText(body) }));
  }
  for (const texts of documents) {
    const { id, title, description } = texts;
    await add(`document/${id}`, 'internal-document', async () => ({
      title,
      description,
      upload: await uploadDocument(strapi, example, locale, texts),
    }));
  }
  for (const { id, ...contact } of contacts) await add(`contact/${id}`, 'internal-contact', async () => contact);
}
