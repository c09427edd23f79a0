import type { ExampleBlock } from '../../seed/blocks.ts';
import type { Example, FrameTexts } from '../../seed/example.ts';
import { uidOf } from '../content/content-types.ts';
import type { Pictures } from './pictures.ts';
import { richText } from './richText.ts';
import type { Data, Seeding } from './seeding.ts';

/** What blocks point to: uploads by name, document ids by tenant key, and by id of the example. */
interface Entries {
  pictures: Pictures;
  companies: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
  downloads: ReadonlyMap<string, string>;
}

/**
 * Finds entries of the tenant, created now or in an earlier run, by the German value of their label field. A page can
 * only reference entries that exist in its own locale.
 */
async function idsOf(
  { strapi, company }: Seeding,
  type: 'person' | 'download',
  field: string,
  references: readonly { id: string; label: string }[],
  locale: string,
): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map();
  const where = { company: { documentId: company }, publishedAt: { $notNull: true } };
  const rows: Record<string, string>[] = await strapi.db.query(uidOf(type)).findMany({ where });
  const there = new Set(rows.flatMap((row) => (row.locale === locale ? row.documentId : [])));
  const german = rows.filter((row) => row.locale === 'de-CH' && there.has(row.documentId));
  const found = new Map(german.map((row) => [row[field], row.documentId]));
  return new Map(
    references.flatMap(({ id, label }) => {
      const documentId = found.get(label);
      return documentId ? [[id, documentId] as const] : [];
    }),
  );
}

/** Looks up everything that the blocks of a tenant's pages may point to in a language. */
export async function entriesOf(seeding: Seeding, locale: string): Promise<Entries> {
  const { example, companies } = seeding;
  const people = (example.people ?? []).map(({ id, name }) => ({ id, label: name }));
  const downloads = (example.downloads ?? []).map(({ id, title }) => ({ id, label: title }));
  return {
    pictures: await seeding.pictures(),
    companies,
    people: await idsOf(seeding, 'person', 'name', people, locale),
    downloads: await idsOf(seeding, 'download', 'title', downloads, locale),
  };
}

const each = (names: readonly string[], ids: ReadonlyMap<string, string>): string[] =>
  names.flatMap((name) => ids.get(name) ?? []);

function fieldsOf(block: ExampleBlock, example: Example, { pictures, companies, people, downloads }: Entries): Data {
  switch (block.type) {
    case 'hero':
    case 'quote':
      return { ...block, picture: block.picture && pictures[block.picture] };
    case 'doors':
      return { doors: block.doors.map(([title, text, link]) => ({ title, text, link })) };
    case 'text':
      return { title: block.title, body: richText(block.body) };
    case 'text-with-picture':
      return {
        title: block.title,
        body: richText(block.body),
        picture: pictures[block.picture],
        pictureSide: block.side,
      };
    case 'gallery': {
      const names = block.pictures.length > 0 ? block.pictures : Object.keys(example.pictures);
      return { title: block.title, pictures: names.map((name) => pictures[name]) };
    }
    case 'company-logos':
      return { title: block.title, companies: each(block.companies, companies) };
    case 'journey':
      return {
        title: block.title,
        publicTransport: richText(block.publicTransport),
        byCar: richText(block.byCar),
        mapLink: `https://karte.example/?q=${encodeURIComponent(example.address.join(', '))}`,
      };
    case 'people':
      return { title: block.title, people: each(block.people, people) };
    case 'downloads':
      return { title: block.title, downloads: each(block.downloads, downloads) };
    case 'questions':
      return {
        title: block.title,
        questions: block.questions.map(([question, ...answer]) => ({ question, answer: richText(answer) })),
      };
    case 'advantages':
      return { title: block.title, advantages: block.advantages.map(([title, text]) => ({ title, text })) };
    default:
      return block;
  }
}

/** A block as Strapi keeps it in a dynamic zone. */
export function blockData(block: ExampleBlock, example: Example, entries: Entries): Data {
  const { type: _type, ...fields } = fieldsOf(block, example, entries);
  return { __component: `blocks.${block.type}`, ...fields };
}

/** The blocks of a home page, in the order of the page. */
export function homeBlocks(example: Example, texts: FrameTexts): ExampleBlock[] {
  const [title, text] = texts.hero;
  const [welcomeTitle, welcomeBody] = texts.welcome;
  const side = example.key.length % 2 ? 'left' : 'right';
  const { companiesTitle, journey } = texts;
  return [
    { type: 'hero', title, text, picture: 'home' },
    { type: 'doors', doors: texts.doors },
    { type: 'text-with-picture', title: welcomeTitle, body: welcomeBody, picture: 'welcome', side },
    { type: 'news', title: texts.newsTitle, count: 3 },
    { type: 'vacancy-teaser', title: texts.vacanciesTitle, count: example.key === 'digallo' ? 5 : 3 },
    { type: 'gallery', title: texts.galleryTitle, pictures: [] },
    ...(companiesTitle
      ? [{ type: 'company-logos' as const, title: companiesTitle, companies: example.companies ?? [] }]
      : []),
    { type: 'journey', ...journey },
  ];
}
