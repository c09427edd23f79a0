import type { Core } from '@strapi/strapi';
import { type Attribute, attributesOf } from '../strapi/attributes.ts';
import { uidOf } from '../content/content-types.ts';
import { tenantOfConfiguration } from '../publishing/changes.ts';
import { file } from '../publishing/referencingEntries.ts';
import { isRow, type Row } from '../strapi/row.ts';

const company = uidOf('company');

/** The uid of a type of this app. */
export type ContentUid = ReturnType<typeof uidOf>;

/** The types of this app, whose entries belong to organisations; not accounts or files. */
export const isContent = (uid: string): uid is ContentUid => uid.startsWith(uidOf(''));

/** How the organisation of a type's entries is found. */
export type Ownership = { by: 'relation' } | { by: 'key' } | { by: 'type'; key: string } | { by: 'nothing' };

export function ownershipOf(strapi: Core.Strapi, uid: ContentUid): Ownership {
  const key = tenantOfConfiguration(uid);
  if (key !== undefined) return { by: 'type', key };
  if (uid === company) return { by: 'key' };
  return attributesOf(strapi, uid).company?.target === company ? { by: 'relation' } : { by: 'nothing' };
}

/** Keys of the organisations to which the versions and languages of a document belong; `null` where there is none. */
export async function ownersOf(strapi: Core.Strapi, uid: ContentUid, documentId: unknown): Promise<(string | null)[]> {
  const ownership = ownershipOf(strapi, uid);
  if (ownership.by === 'type') return [ownership.key];
  if (ownership.by === 'nothing') return [null];
  const populate = ownership.by === 'relation' ? ['company'] : [];
  const rows: { key?: string | null; company?: { key: string } | null }[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, populate });
  return rows.map((row) => (ownership.by === 'key' ? row.key : row.company?.key) ?? null);
}

/** What an entry references: a document or a file. */
export interface Reference {
  uid: ContentUid | typeof file;
  /** The document id, of a file the id. */
  id: string | number;
}

/** The type to which a relation leads; `undefined` if it is none of this app's, or leads to other languages. */
function targetOf({ type, target }: Attribute, name: string): ContentUid | undefined {
  const isRelation = type === 'relation' && name !== 'localizations';
  return isRelation && target !== undefined && isContent(target) ? target : undefined;
}

/** Populates what an entry references itself and through its components. */
function populateReferences(strapi: Core.Strapi, uid: string): Record<string, unknown> {
  const below = (component: string) => ({ populate: populateReferences(strapi, component) });
  return Object.fromEntries(
    Object.entries(attributesOf(strapi, uid)).flatMap(([name, attribute]): [string, unknown][] => {
      const { type, component, components = [] } = attribute;
      if (type === 'media' || targetOf(attribute, name)) return [[name, true]];
      if (type === 'component' && component) return [[name, below(component)]];
      if (type !== 'dynamiczone') return [];
      return [[name, { on: Object.fromEntries(components.map((each) => [each, below(each)])) }]];
    }),
  );
}

/** Collects the references in a populated row. */
function referencesIn(strapi: Core.Strapi, uid: string, row: Row): Reference[] {
  return Object.entries(attributesOf(strapi, uid)).flatMap(([name, attribute]) => {
    const values = [row[name]].flat().filter(isRow);
    const { type, component } = attribute;
    const target = targetOf(attribute, name);
    return values.flatMap((value): Reference[] => {
      if (type === 'media') return typeof value.id === 'number' ? [{ uid: file, id: value.id }] : [];
      if (type === 'component' && component) return referencesIn(strapi, component, value);
      if (type === 'dynamiczone') {
        const { __component: block } = value;
        return typeof block === 'string' ? referencesIn(strapi, block, value) : [];
      }
      return target && typeof value.documentId === 'string' ? [{ uid: target, id: value.documentId }] : [];
    });
  });
}

/** What the versions and languages of a document reference, except its own organisation. */
export async function referencesOf(strapi: Core.Strapi, uid: ContentUid, documentId: unknown): Promise<Reference[]> {
  const rows: Row[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, populate: populateReferences(strapi, uid) });
  return rows.flatMap((row) => {
    const { company: _company, ...others } = row;
    return referencesIn(strapi, uid, others);
  });
}

/** The organisation of a referenced document or file. */
export async function ownersOfReference(strapi: Core.Strapi, { uid, id }: Reference): Promise<(string | null)[]> {
  if (uid !== file) return ownersOf(strapi, uid, id);
  const found: { tenant: string | null } | null = await strapi.db.query(file).findOne({ where: { id } });
  return [found?.tenant ?? null];
}
