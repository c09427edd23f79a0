import { blockPrefix } from '@group/content-client/contract/content/blocks';
import { components } from '@group/content-client/contract/content/components';
import type { Field, Fields } from '@group/content-client/contract/content/description';
import { z } from 'zod';
import { swissInstant } from '@group/content-client/contract/swissTime';
import { uidOf } from '../content/content-types.ts';
import { type Example, type ExampleBlock, lines } from './example.ts';
import type { Pictures } from './pictures.ts';
import { richText } from './richText.ts';
import type { Data, Seeding } from './seeding.ts';

const names = z.array(z.string());
const parts = z.array(z.record(z.string(), z.unknown()));

interface Entries {
  pictures: Pictures;
  gallery: readonly string[];
  /** Document ids by type, and by tenant key or id of the example. */
  ids: Readonly<Record<string, ReadonlyMap<string, string>>>;
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

export async function entriesOf(seeding: Seeding, locale: string): Promise<Entries> {
  const { example, companies } = seeding;
  const people = example.people.map(({ id, name }) => ({ id, label: name }));
  const downloads = example.downloads.map(({ id, title }) => ({ id, label: title }));
  return {
    pictures: await seeding.pictures(),
    gallery: Object.keys(example.pictures),
    ids: {
      [uidOf('company')]: companies,
      [uidOf('person')]: await idsOf(seeding, 'person', 'name', people, locale),
      [uidOf('download')]: await idsOf(seeding, 'download', 'title', downloads, locale),
    },
  };
}

function storedValue(field: Field, value: unknown, entries: Entries): unknown {
  switch (field.type) {
    case 'blocks':
      return richText(lines.parse(value));
    case 'media': {
      if (!Array.isArray(value)) return entries.pictures[String(value)];
      return (value.length > 0 ? names.parse(value) : entries.gallery).map((name) => entries.pictures[name]);
    }
    case 'relation':
      return names.parse(value).flatMap((name) => entries.ids[String(field['target'])]?.get(name) ?? []);
    case 'component':
      return parts.parse(value).map((each) => storedValues(fieldsOf(String(field['component'])), each, entries));
    case 'datetime':
      return swissInstant(String(value));
    case 'time':
      return `${String(value)}:00.000`;
    default:
      return value;
  }
}

export function storedValues(fields: Fields, values: Data, entries: Entries): Data {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      name in values ? [[name, storedValue(field, values[name], entries)]] : [],
    ),
  );
}

const fieldsOf = (component: string): Fields => components[component]?.fields ?? {};

export function blockData({ type, ...values }: ExampleBlock, { address }: Example, entries: Entries): Data {
  const component = blockPrefix + type;
  const mapLink = `https://karte.example/?q=${encodeURIComponent(address.join(', '))}`;
  const all = type === 'journey' ? { mapLink, ...values } : values;
  return { __component: component, ...storedValues(fieldsOf(component), all, entries) };
}
