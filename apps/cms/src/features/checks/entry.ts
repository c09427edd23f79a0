import { components } from '@group/content-client/contract/content/components';
import type { Field, Fields } from '@group/content-client/contract/content/description';
import { fieldsOf } from '../../content/fieldsOf.ts';
import { type Row, rowsIn, textOf } from '../../strapi/row.ts';

interface Passage {
  /** The field, as its form names it. */
  place: string;
  text: string;
  /** A title or label, which is no sentence. */
  isLine: boolean;
}

interface Link {
  place: string;
  target: string;
  /** What visitors click; empty where the website writes it. */
  text: string;
}

interface Picture {
  place: string;
  id: number;
  name: string;
  alternativeText: string;
  /** Marked as one that says nothing, so that it needs no alternative text. */
  decorative: boolean;
  /** Pixels; 0 if unknown. */
  width: number;
  /** Shown small. */
  isPortrait: boolean;
}

export interface CheckedEntry {
  /** Singular name of the type. */
  type: string;
  id: string;
  /** `null` for types without languages. */
  locale: string | null;
  /** The entry's own fields, without components. */
  fields: Row;
  passages: Passage[];
  links: Link[];
  pictures: Picture[];
  topHeadings: { place: string; text: string }[];
}

/** Its picture is not on any page. */
const pictureOfMetadata = 'metaImage';

const notRead: ReadonlySet<string> = new Set(['path', 'from', 'slug', 'mainColor', 'postalCode']);

const textTypes: ReadonlySet<string> = new Set(['string', 'text', 'email']);

export const plainText = (node: Row): string =>
  typeof node.text === 'string' ? node.text : rowsIn(node.children).map(plainText).join('');

/** Paragraphs, headings and entries of lists: the nodes whose children are text. */
function linesOf(nodes: readonly Row[]): Row[] {
  return nodes.flatMap((node) => (node.type === 'list' ? linesOf(rowsIn(node.children)) : [node]));
}

function linksIn(node: Row): { target: string; text: string }[] {
  const own = node.type === 'link' ? [{ target: textOf(node.url), text: plainText(node) }] : [];
  return [...own, ...rowsIn(node.children).flatMap(linksIn)];
}

function readRichText(entry: CheckedEntry, place: string, nodes: readonly Row[]): void {
  for (const line of linesOf(nodes)) {
    const text = plainText(line);
    entry.passages.push({ place, text, isLine: line.type === 'heading' });
    entry.links.push(...linksIn(line).map((link) => ({ place, ...link })));
    if (line.type === 'heading' && line.level === 1) entry.topHeadings.push({ place, text });
  }
}

function readPictures(entry: CheckedEntry, place: string, files: readonly Row[], isPortrait: boolean): void {
  for (const { id, name, mime, alternativeText, decorative, width } of files) {
    if (!textOf(mime).startsWith('image/') || typeof id !== 'number') continue;
    entry.pictures.push({
      place,
      id,
      name: textOf(name),
      alternativeText: textOf(alternativeText).trim(),
      decorative: decorative === true,
      width: typeof width === 'number' ? width : 0,
      isPortrait,
    });
  }
}

function readField(entry: CheckedEntry, name: string, field: Field, value: unknown, row: Row, place: string): void {
  const { type, component } = field;
  if (field.link) {
    const target = textOf(value);
    if (target) entry.links.push({ place, target, text: textOf(row.label) || textOf(row.name) || textOf(row.title) });
    return;
  }
  if (type === 'media' && name !== pictureOfMetadata) {
    readPictures(entry, place, rowsIn(value), field.label === 'Porträt');
  } else if (type === 'blocks') readRichText(entry, place, rowsIn(value));
  else if (type === 'component' && typeof component === 'string') {
    for (const part of rowsIn(value)) readFields(entry, components[component]?.fields ?? {}, part, place);
  } else if (type === 'dynamiczone') {
    for (const block of rowsIn(value)) readBlock(entry, block);
  } else if (textTypes.has(type) && !notRead.has(name) && textOf(value)) {
    entry.passages.push({ place, text: textOf(value), isLine: type !== 'text' });
  }
}

function readFields(entry: CheckedEntry, fields: Fields, row: Row, within: string): void {
  for (const [name, field] of Object.entries(fields)) {
    const place = within ? `${within}, ${field.label}` : field.label;
    readField(entry, name, field, row[name], row, place);
  }
}

/** How findings call a block: `Frage und Antwort «Eintritt»`. */
export function placeOfBlock({ __component: name, title }: Row): string {
  const kind = components[textOf(name)]?.displayName ?? '';
  return textOf(title) ? `${kind} «${textOf(title)}»` : kind;
}

function readBlock(entry: CheckedEntry, block: Row): void {
  const { __component: name } = block;
  const description = components[textOf(name)];
  if (!description) return;
  const place = placeOfBlock(block);
  if (name === 'blocks.hero') entry.topHeadings.push({ place, text: textOf(block.title) });
  readFields(entry, description.fields, block, place);
}

/** Reads an entry for the checks, from a row of the database with its components and files. */
export function readEntry(type: string, row: Row): CheckedEntry {
  const entry: CheckedEntry = {
    type,
    id: textOf(row.documentId),
    locale: textOf(row.locale) || null,
    fields: row,
    passages: [],
    links: [],
    pictures: [],
    topHeadings: [],
  };
  readFields(entry, fieldsOf(type) ?? {}, row, '');
  return entry;
}
