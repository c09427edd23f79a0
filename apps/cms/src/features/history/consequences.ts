import { entryAt } from '@group/content-client/contract/entryPaths';
import type { Core } from '@strapi/strapi';
import { ownersOf } from '../../organisations/ownership.ts';
import { type ContentUid, publicTypes, titleOf, uidOf } from '../../content/content-types.ts';
import { populateContent } from '../../content/populate.ts';
import { published } from '../../content/published.ts';
import { ownPath } from '../../content/ownAddress.ts';
import { type Tenant, tenantOf } from '../../environment/tenants.ts';
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

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRow(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** `«Wohnen» (Seiten)` */
const nameOf = (uid: string, row: Content): string =>
  `«${titleOf(uid, row)}» (${versionedType(uid)?.info.displayName})`;

/** Whether a text is a link on the same website that leads to an entry. */
function leadsTo(uid: string, rows: readonly Row[], website: Tenant): (text: string) => boolean {
  const keys = new Set(rows.flatMap(({ documentId, slug, path }) => [documentId, slug, path]));
  return (text) => {
    const path = ownPath(website, text);
    if (path === undefined) return false;
    const entry = entryAt(path);
    return entry ? uid === uidOf(entry.type) && keys.has(entry.key) : uid === uidOf('page') && keys.has(path);
  };
}

async function linkingEntries(
  strapi: Core.Strapi,
  uid: ContentUid,
  rows: readonly Row[],
  website: Tenant,
): Promise<string[]> {
  const { key } = website;
  const leads = leadsTo(uid, rows, website);
  const own = new Set(rows.map(({ documentId }) => documentId));
  const names: string[] = [];
  for (const type of [uidOf(`konfiguration-${key}`), ...linkingTypes]) {
    const ofTenant = type in strapi.contentTypes && tenantOfConfiguration(type) ? {} : { company: { key } };
    const found: Row[] = await strapi.db
      .query(type)
      .findMany({ where: { ...ofTenant, ...published(type) }, populate: populateContent(strapi, type) });
    const linking = found.filter((row) => !own.has(row.documentId) && textsIn(contentOf(type, row)).some(leads));
    names.push(...linking.map((row) => nameOf(type, row)));
  }
  return [...new Set(names)];
}

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

/** What breaks on the websites when an entry that visitors see is unpublished or deleted, in German sentences. */
export async function consequencesOf(strapi: Core.Strapi, uid: ContentUid, documentId: string): Promise<string[]> {
  const where = { documentId, ...published(uid) };
  const rows: Row[] = await strapi.db.query(uid).findMany({ where });
  const [key = null] = await ownersOf(strapi, uid, documentId);
  const website = tenantOf(key);
  if (rows.length === 0 || !website) return [];
  const { name } = website;
  if (tenantOfConfiguration(uid)) {
    return [`Die Website von ${name} hat danach weder Namen noch Navigation und Fusszeile.`];
  }
  const isHome = uid === uidOf('page') && rows.some(({ path }) => path === '/');
  return [
    ...(isHome ? [`Das ist die Startseite von ${name}: Danach erscheint dort nur noch ein Platzhalter.`] : []),
    ...sentence(await linkingEntries(strapi, uid, rows, website), 'Hierher führen Links, die danach ins Leere gehen:'),
    ...sentence(await showingEntries(strapi, uid, rows), 'Der Eintrag fehlt danach auf:'),
  ];
}
