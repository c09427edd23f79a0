import { uidOf } from '../content/content-types.ts';
import type { Example, ExampleBlock } from './example.ts';
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
  const people = example.people.map(({ id, name }) => ({ id, label: name }));
  const downloads = example.downloads.map(({ id, title }) => ({ id, label: title }));
  return {
    pictures: await seeding.pictures(),
    companies,
    people: await idsOf(seeding, 'person', 'name', people, locale),
    downloads: await idsOf(seeding, 'download', 'title', downloads, locale),
  };
}

const each = (names: readonly string[], ids: ReadonlyMap<string, string>): string[] =>
  names.flatMap((name) => ids.get(name) ?? []);

/** A time of day, `HH:MM`, as Strapi's database stores it. */
function storedTime(time: string): string {
  return `${time}:00.000`;
}

/** The fields that Strapi stores otherwise than the example writes them. */
function storedFields(
  block: ExampleBlock,
  example: Example,
  { pictures, companies, people, downloads }: Entries,
): Data {
  switch (block.type) {
    case 'hero':
    case 'quote':
      return { picture: block.picture && pictures[block.picture] };
    case 'text':
      return { body: richText(block.body) };
    case 'text-with-picture':
      return { body: richText(block.body), picture: pictures[block.picture] };
    case 'gallery': {
      const names = block.pictures.length > 0 ? block.pictures : Object.keys(example.pictures);
      return { pictures: names.map((name) => pictures[name]) };
    }
    case 'company-logos':
      return { companies: each(block.companies, companies) };
    case 'journey':
      return {
        publicTransport: richText(block.publicTransport),
        byCar: richText(block.byCar),
        mapLink: `https://karte.example/?q=${encodeURIComponent(example.address.join(', '))}`,
      };
    case 'people':
      return { people: each(block.people, people) };
    case 'downloads':
      return { downloads: each(block.downloads, downloads) };
    case 'questions':
      return { questions: block.questions.map(({ question, answer }) => ({ question, answer: richText(answer) })) };
    case 'prices':
      return { prices: block.prices.map(([name, amount]) => ({ name, amount })) };
    case 'opening-hours':
      return {
        times: block.times.map(([firstDay, lastDay, opens, closes]) => {
          return { firstDay, lastDay, opens: storedTime(opens), closes: storedTime(closes) };
        }),
      };
    default:
      return {};
  }
}

/** A block as Strapi keeps it in a dynamic zone. */
export function blockData(block: ExampleBlock, example: Example, entries: Entries): Data {
  const { type, ...fields } = block;
  return { __component: `blocks.${type}`, ...fields, ...storedFields(block, example, entries) };
}
