import { entryAt } from '@group/content-client/contract/entryPaths';
import type { Core } from '@strapi/strapi';
import { ownersOf } from '../../organisations/ownership.ts';
import { type ContentUid, publicTypes, titleOf, uidOf } from '../../content/content-types.ts';
import { populateContent } from '../../content/populate.ts';
import { published } from '../../content/published.ts';
import { tenantOf } from '../../environment/tenants.ts';
import { tenantOfConfiguration } from '../../publishing/changes.ts';
import { referencingEntries } from '../../publishing/referencingEntries.ts';
import { type Content, contentOf, versionedType } from './entryContent.ts';
import { isRow } from '../../strapi/row.ts';

/** More would not be read. */
const maxNamed = 8;

/** Types whose fields and texts can hold links. */
const linkingTypes = Object.values(publicTypes)
  .filter(({ attributes, info }) => 'company' in attributes && info.singularName !== 'imprint')
  .map(({ info }) => uidOf(info.singularName));

interface Row extends Content {
  id: number;
  documentId: string;
}

/** Every path in the fields and texts of an entry, without query and fragment. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value.replace(/[?#].*$/, '')] : [];
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  return isRow(value) ? Object.values(value).flatMap(pathsIn) : [];
}

/** `«Wohnen» (Seiten)` */
const nameOf = (uid: string, row: Content): string =>
  `«${titleOf(uid, row)}» (${versionedType(uid)?.info.displayName})`;

/** Whether a path on the same website leads to an entry. */
function leadsTo(uid: string, rows: readonly Row[]): (path: string) => boolean {
  const keys = new Set(rows.flatMap(({ documentId, slug, path }) => [documentId, slug, path]));
  return (path) => {
    const entry = entryAt(path);
    return entry ? uid === uidOf(entry.type) && keys.has(entry.key) : uid === uidOf('page') && keys.has(path);
  };
}

/** Names of the published entries, and of the website's configuration, that link to an entry. */
async function linkingEntries(
  strapi: Core.Strapi,
  uid: ContentUid,
  rows: readonly Row[],
  tenant: string,
): Promise<string[]> {
  const leads = leadsTo(uid, rows);
  const own = new Set(rows.map(({ documentId }) => documentId));
  const names: string[] = [];
  for (const type of [uidOf(`konfiguration-${tenant}`), ...linkingTypes]) {
    const ofTenant = type in strapi.contentTypes && tenantOfConfiguration(type) ? {} : { company: { key: tenant } };
    const found: Row[] = await strapi.db
      .query(type)
      .findMany({ where: { ...ofTenant, ...published(type) }, populate: populateContent(strapi, type) });
    const linking = found.filter((row) => !own.has(row.documentId) && pathsIn(contentOf(type, row)).some(leads));
    names.push(...linking.map((row) => nameOf(type, row)));
  }
  return [...new Set(names)];
}

/** Names of the published entries that show an entry in one of their blocks. */
async function showingEntries(strapi: Core.Strapi, uid: ContentUid, rows: readonly Row[]): Promise<string[]> {
  const names: string[] = [];
  for (const holder of await referencingEntries(strapi, { uid, ids: rows.map(({ id }) => id) })) {
    const found: Row[] = await strapi.db
      .query(holder.uid)
      .findMany({ where: { id: { $in: holder.ids }, ...published(holder.uid) } });
    names.push(...found.map((row) => nameOf(holder.uid, row)));
  }
  return [...new Set(names)];
}

function sentence(names: readonly string[], what: string): string[] {
  if (names.length === 0) return [];
  const more = names.length > maxNamed ? ` und ${names.length - maxNamed} weitere` : '';
  return [`${what} ${names.slice(0, maxNamed).join(', ')}${more}.`];
}

/**
 * What breaks on the websites when an entry is unpublished or deleted, in German sentences; none for an entry that
 * visitors do not see.
 */
export async function consequencesOf(strapi: Core.Strapi, uid: ContentUid, documentId: string): Promise<string[]> {
  const where = { documentId, ...published(uid) };
  const rows: Row[] = await strapi.db.query(uid).findMany({ where });
  const [key = null] = await ownersOf(strapi, uid, documentId);
  if (rows.length === 0 || key === null) return [];
  const name = tenantOf(key)?.name ?? key;
  if (tenantOfConfiguration(uid)) {
    return [`Die Website von ${name} hat danach weder Namen noch Navigation und Fusszeile.`];
  }
  const isHome = uid === uidOf('page') && rows.some(({ path }) => path === '/');
  return [
    ...(isHome ? [`Das ist die Startseite von ${name}: danach erscheint dort nur noch ein Platzhalter.`] : []),
    ...sentence(await linkingEntries(strapi, uid, rows, key), 'Hierher führen Links, die danach ins Leere gehen:'),
    ...sentence(await showingEntries(strapi, uid, rows), 'Der Eintrag fehlt danach auf:'),
  ];
}
