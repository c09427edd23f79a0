import { z } from 'zod';
import { blocks, type BlockType } from '../contract/content/blocks.ts';
import { parts } from '../contract/content/parts.ts';
import type { Field, Fields } from '../contract/content/description.ts';
import { download } from '../contract/content/download.ts';
import { person } from '../contract/content/person.ts';
import { linesOf } from '../richText/linesOf.ts';
import type { RichText } from '../richText/richText.schema.ts';

const components: Readonly<Record<string, { fields: Fields }>> = parts;

/** The fields of the entries that a block refers to, by the name of its field. */
const entries: Readonly<Record<string, { fields: Fields }>> = { people: person, downloads: download };

/** The schema of the field has parsed it. */
const richText = z.custom<RichText>(Array.isArray).catch([]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function textsOfField(name: string, { type, component, link, regex }: Field, value: unknown): string[] {
  if (type === 'blocks') return linesOf(richText.parse(value));
  const inner = typeof component === 'string' ? components[component] : entries[name];
  if (inner) return [value].flat().flatMap((each) => (isObject(each) ? textsOf(inner.fields, each) : []));
  const isRead = (type === 'string' || type === 'text') && !link && !regex;
  return isRead && typeof value === 'string' ? [value] : [];
}

/** The texts in an entry or a component, in the order of the contract's fields, which say what visitors read. */
export function textsOf(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => textsOfField(name, field, values[name]));
}

/** The texts in the blocks of a page. */
export function textsOfBlocks(ofPage: readonly ({ type: BlockType } & Readonly<Record<string, unknown>>)[]): string[] {
  return ofPage.flatMap((block) => textsOf(blocks[block.type].fields, block));
}
