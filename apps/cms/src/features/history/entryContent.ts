import type { Core } from '@strapi/strapi';
import { components, internalTypes, publicTypes, submissionTypes, uidOf } from '../../content/content-types.ts';
import type { Attribute } from '../../strapi/attributes.ts';
import { revisionField } from '../../content/strapiSchema.ts';
import { file } from '../../strapi/relations.ts';
import { isRow, rowsIn } from '../../strapi/row.ts';

/** The fields of an entry or component by name: values, ids of files, and document ids of related entries. */
export type Content = Record<string, unknown>;

const blockOf = ({ __component: component }: Content): string => String(component);

/** The types whose entries have a history: never submissions, sessions, or the private files of internal documents. */
const types = {
  ...publicTypes,
  'internal-news': internalTypes['internal-news'],
  'internal-contact': internalTypes['internal-contact'],
};

export type VersionedType = (typeof types)[keyof typeof types];

const versioned: ReadonlyMap<string, VersionedType> = new Map(
  Object.entries(types).map(([name, schema]) => [uidOf(name), schema]),
);

/** The schema of a type whose entries have a history; `undefined` for others. */
export const versionedType = (uid: string): VersionedType | undefined => versioned.get(uid);

/** The types of which two versions can be compared. */
const schemas = new Map([
  ...versioned,
  ...Object.entries(submissionTypes).map(([name, schema]) => [uidOf(name), schema] as const),
]);

/** The described attributes of a type or component, without those that Strapi adds, and without its revision. */
function attributesOf(uid: string): [string, Attribute][] {
  const attributes: Readonly<Record<string, Attribute>> = (schemas.get(uid) ?? components[uid])?.attributes ?? {};
  return Object.entries(attributes).filter(([name]) => name !== revisionField);
}

/** Applies a function to one value or to each of several. */
function each(value: unknown, map: (value: Content) => unknown): unknown {
  if (Array.isArray(value)) return value.filter(isRow).map(map);
  return isRow(value) ? map(value) : null;
}

/** The content of a populated row, in the form in which the document service takes it. */
export function contentOf(uid: string, row: Content): Content {
  return Object.fromEntries(
    attributesOf(uid).map(([name, { type, component }]) => {
      const value = row[name];
      if (type === 'media') return [name, each(value, ({ id }) => id)];
      if (type === 'relation') return [name, each(value, ({ documentId }) => documentId)];
      if (type === 'component' && component) return [name, each(value, (part) => contentOf(component, part))];
      if (type !== 'dynamiczone') return [name, value ?? null];
      const blocks = each(value, (block) => ({
        __component: blockOf(block),
        ...contentOf(blockOf(block), block),
      }));
      return [name, blocks];
    }),
  );
}

const keyOf = (component: string, { id }: Content): string => `${component} ${String(id)}`;

function componentKeys(uid: string, row: Content): string[] {
  return attributesOf(uid).flatMap(([name, { type, component }]) => {
    if (type !== 'component' && type !== 'dynamiczone') return [];
    return rowsIn(row[name]).flatMap((part) => {
      const own = component ?? blockOf(part);
      return [keyOf(own, part), ...componentKeys(own, part)];
    });
  });
}

/** Whether a part of a form would be created with a choice of nothing: what was chosen went with the stored part. */
const hasEmptyChoice = (component: string, part: Content): boolean =>
  attributesOf(component).some(([name, { type }]) => {
    const { [name]: sent } = part;
    return type === 'relation' && isRow(sent) && [sent.connect].flat().length === 0;
  });

/**
 * Removes from what a form sends the ids of components that the stored row has no more: Strapi creates these again. The
 * others keep theirs, because the form sends of a relation what was added and removed, not what is there. For the same
 * reason, a block whose choice was removed with it stays removed: empty, it would show everything.
 */
export function withoutLostIds(uid: string, sent: Content, stored: Content): Content {
  const known = new Set(componentKeys(uid, stored));
  const within = (type: string, data: Content): Content => {
    const parts = attributesOf(type).flatMap(([name, attribute]) => {
      if (!(name in data) || (attribute.type !== 'component' && attribute.type !== 'dynamiczone')) return [];
      const keepKnown = ({ id, ...part }: Content): Content => {
        const own = attribute.component ?? blockOf(part);
        return { ...(known.has(keyOf(own, { id })) && { id }), ...within(own, part) };
      };
      const isKept = ({ id, ...part }: Content): boolean => {
        const own = attribute.component ?? blockOf(part);
        return id === undefined || known.has(keyOf(own, { id })) || !hasEmptyChoice(own, part);
      };
      const { [name]: value } = data;
      return [[name, each(Array.isArray(value) ? rowsIn(value).filter(isKept) : value, keepKnown)] as const];
    });
    return { ...data, ...Object.fromEntries(parts) };
  };
  return within(uid, sent);
}

async function existing(strapi: Core.Strapi, target: string, value: unknown): Promise<unknown> {
  const key = target === file ? 'id' : 'documentId';
  const rows: Content[] = await strapi.db.query(target).findMany({ where: { [key]: { $in: [value].flat() } } });
  const found = new Set(rows.map((row) => row[key]));
  if (Array.isArray(value)) return value.filter((id) => found.has(id));
  return found.has(value) ? value : null;
}

/**
 * A state without what was deleted since, and without the blocks and the values of lists that this version of the program
 * does not have: Strapi would save nothing of it. An unknown value becomes none, which an editor has to choose again.
 */
export async function withoutMissing(strapi: Core.Strapi, uid: string, content: Content): Promise<Content> {
  const result: Content = { ...content };
  for (const [name, { type, target, component, components: blocks, enum: values }] of attributesOf(uid)) {
    const value = content[name];
    if (value === undefined || value === null) continue;
    if (values && !values.some((known) => known === value)) result[name] = null;
    if (type === 'media') result[name] = await existing(strapi, file, value);
    if (type === 'relation' && target) result[name] = await existing(strapi, target, value);
    if (type !== 'component' && type !== 'dynamiczone') continue;
    const parts = rowsIn(value).filter((part) => !blocks || blocks.includes(blockOf(part)));
    const kept = await Promise.all(parts.map((part) => withoutMissing(strapi, component ?? blockOf(part), part)));
    result[name] = Array.isArray(value) ? kept : kept[0];
  }
  return result;
}

interface Part {
  text?: unknown;
  children?: unknown;
}

/** The plain text of rich text, a paragraph per line. */
function plainText(nodes: unknown): string {
  if (!Array.isArray(nodes)) return '';
  return nodes
    .map((node: Part) => (typeof node.text === 'string' ? node.text : plainText(node.children)))
    .join(nodes.some((node: Part) => typeof node.text === 'string') ? '' : '\n');
}

interface Labelled {
  pluginOptions: { content: { metadatas: Readonly<Record<string, { edit: { label: string } }>> } };
}

export interface ReadableField {
  /** The fields that Strapi's permissions name: of a component those within it, e.g. `Nav.link`. */
  permissions: string[];
  name: string;
  label: string;
  text: string;
}

function permissionsOf(name: string, { type, component }: Attribute): string[] {
  if (type !== 'component' || !component) return [name];
  return attributesOf(component).flatMap(([part, attribute]) => permissionsOf(`${name}.${part}`, attribute));
}

async function readableValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): Promise<string> {
  const { type, target, component } = attribute;
  if (value === null || value === undefined || value === '') return '';
  const parts = rowsIn(value);
  const lines = async (uid: string, part: Content): Promise<string> =>
    (await readableFields(strapi, uid, part))
      .filter(({ text }) => text)
      .map(({ label, text }) => `${label}: ${text}`)
      .join('\n');
  if (type === 'boolean') return value === true ? 'Ja' : 'Nein';
  if (type === 'blocks') return plainText(value);
  if (type === 'media') {
    const files: { name: string }[] = await strapi.db.query(file).findMany({ where: { id: { $in: [value].flat() } } });
    return files.map(({ name }) => name).join(', ');
  }
  if (type === 'relation' && target) {
    const where = { documentId: { $in: [value].flat() } };
    const rows: Content[] = await strapi.db.query(target).findMany({ where });
    return [...new Set(rows.map((row) => row.name ?? row.title))].join(', ');
  }
  if (type === 'component' && component) {
    return (await Promise.all(parts.map((part) => lines(component, part)))).join('\n');
  }
  if (type !== 'dynamiczone') return typeof value === 'string' ? value : JSON.stringify(value);
  const blocks = parts.map(async (block) => {
    const uid = blockOf(block);
    return `${components[uid]?.info.displayName ?? uid}\n${await lines(uid, block)}`;
  });
  return (await Promise.all(blocks)).join('\n\n');
}

export async function readableFields(strapi: Core.Strapi, uid: string, content: Content): Promise<ReadableField[]> {
  const schema: Labelled | undefined = schemas.get(uid) ?? components[uid];
  const fields = attributesOf(uid).map(async ([name, attribute]) => ({
    permissions: permissionsOf(name, attribute),
    name,
    label: schema?.pluginOptions.content.metadatas[name]?.edit.label ?? name,
    text: await readableValue(strapi, attribute, content[name]),
  }));
  return Promise.all(fields);
}
