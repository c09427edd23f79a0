import type { Core } from '@strapi/strapi';
import { attributesOf } from '../strapi/attributes.ts';
import { type ContentUid, namesCompany, uidOf } from '../content/content-types.ts';
import { populateContent, targetOf } from '../content/populate.ts';
import { tenantOfConfiguration } from '../publishing/changes.ts';
import { file } from '../strapi/relations.ts';
import { type Row, rowsIn } from '../strapi/row.ts';
import { holding } from './roles.ts';

const company = uidOf('company');

type OwnedUid = ContentUid | typeof file;

/** `usable`: also what all organisations read and use, which is the holding's and, of files, what the group uploads. */
type Scope = 'own' | 'usable';

/** The path from a row to the key of its organisation; `undefined` where rows have none. */
function keyPathOf(strapi: Core.Strapi, uid: string): 'key' | 'company.key' | 'tenant' | undefined {
  if (uid === company) return 'key';
  if (namesCompany(uid)) return 'company.key';
  return attributesOf(strapi, uid).tenant && 'tenant';
}

/**
 * Which rows of a type belong to organisations, as a filter: of what their users see, choose, reference and change.
 * @param organisations keys; `undefined` without a limit
 */
export function whereOf(
  strapi: Core.Strapi,
  uid: string,
  organisations: readonly string[] | undefined,
  scope: Scope = 'own',
): Record<string, unknown> {
  // Not an empty filter: within `$or`, Strapi drops it.
  if (!organisations) return { id: { $notNull: true } };
  const configured = tenantOfConfiguration(uid);
  const path = keyPathOf(strapi, uid);
  if (configured !== undefined || !path) {
    return configured !== undefined && organisations.includes(configured) ? {} : { id: { $in: [] } };
  }
  const key = { $in: scope === 'usable' ? [...organisations, holding] : [...organisations] };
  if (path === 'company.key') return { company: { key } };
  // Files that the group uploads have no organisation.
  return scope === 'usable' && path === 'tenant'
    ? { $or: [{ tenant: key }, { tenant: { $eq: null } }] }
    : { [path]: key };
}

/** Whether all of some rows belong to organisations, or may be used by them. */
export async function isWithin(
  strapi: Core.Strapi,
  uid: OwnedUid,
  where: object,
  organisations: readonly string[] | undefined,
  scope: Scope = 'own',
): Promise<boolean> {
  if (!organisations) return true;
  const rows = strapi.db.query(uid);
  const within = { $and: [where, whereOf(strapi, uid, organisations, scope)] };
  return (await rows.count({ where })) === (await rows.count({ where: within }));
}

/** Keys of the organisations to which the versions and languages of a document belong; `null` where there is none. */
export async function ownersOf(strapi: Core.Strapi, uid: ContentUid, documentId: unknown): Promise<(string | null)[]> {
  const configured = tenantOfConfiguration(uid);
  if (configured !== undefined) return [configured];
  const path = keyPathOf(strapi, uid);
  if (!path) return [null];
  const populate = path === 'company.key' ? ['company'] : [];
  const rows: { key?: string | null; company?: { key: string } | null }[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, populate });
  return rows.map((row) => (path === 'key' ? row.key : row.company?.key) ?? null);
}

export interface Reference {
  uid: OwnedUid;
  /** The document id, of a file the id. */
  id: string | number;
}

function referencesIn(strapi: Core.Strapi, uid: string, row: Row): Reference[] {
  return Object.entries(attributesOf(strapi, uid)).flatMap(([name, attribute]) => {
    const { type, component } = attribute;
    const target = targetOf(attribute, name);
    return rowsIn(row[name]).flatMap((value): Reference[] => {
      if (type === 'media') return typeof value.id === 'number' ? [{ uid: file, id: value.id }] : [];
      if (type === 'component' || type === 'dynamiczone') {
        const { __component: block = component } = value;
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
    .findMany({ where: { documentId }, populate: populateContent(strapi, uid) });
  return rows.flatMap((row) => {
    const { company: _company, ...others } = row;
    return referencesIn(strapi, uid, others);
  });
}
