import { pathsOfType } from '@group/content-client/contract/entryPaths';
import { type ContentChange, listEntry } from '@group/content-client/contract/changes';
import { collections } from '@group/content-client/contract/content/contentTypes';
import { publicTypes, uidOf } from '../content/content-types.ts';

/** The properties of a published entry that decide on which pages it appears. */
export interface VisibleEntry {
  uid: string;
  documentId: string;
  /** Key of the entry's organisation; for an organisation, its own key. */
  tenant: string;
  locale: string | null;
  /** Only pages have one. */
  path?: string | undefined;
}

const configurationPrefix = 'konfiguration-';

/** A type's name in the webhook, by its Strapi uid. Of visits, the websites see which dates of the slots are full. */
const wireNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(publicTypes).map(
    ([name, { kind, info }]) => [uidOf(name), kind === 'singleType' ? 'konfiguration' : info.pluralName] as const,
  ),
  [uidOf('visit'), 'visit-slots'],
]);

export const isPublic = (uid: string): boolean => wireNames.has(uid);

/** Tenant of a configuration type; `undefined` for other types. */
export function tenantOfConfiguration(uid: string): string | undefined {
  const prefix = uidOf(configurationPrefix);
  return uid.startsWith(prefix) ? uid.slice(prefix.length) : undefined;
}

/** Types whose entries the websites request by id. */
const readById: ReadonlySet<string> = new Set(
  collections.flatMap(({ singularName, pluralName }) => (pathsOfType(singularName)?.key === 'id' ? pluralName : [])),
);

/** Changes that an updated entry causes. A page is in no list except that of the paths. */
export function changesOf({ uid, tenant, documentId, path }: VisibleEntry): ContentChange[] {
  const type = wireNames.get(uid);
  if (!type || !tenant) return [];
  if (type === 'pages') return path ? [{ tenant, type, entry: path }] : [];
  // Every entry includes the name of its organisation.
  if (type === 'companies') return [...new Set(wireNames.values())].map((name) => ({ tenant, type: name }));
  if (!readById.has(type)) return [{ tenant, type }];
  return [
    { tenant, type, entry: documentId },
    { tenant, type, entry: listEntry },
  ];
}

const keyOf = (entries: readonly VisibleEntry[]): string =>
  entries
    .map(({ tenant, locale, path }) => `${tenant} ${locale} ${path}`)
    .toSorted()
    .join('\n');

/** Changes that a document's update causes, given what visitors saw before and see now. */
export function changesBetween(before: readonly VisibleEntry[], after: readonly VisibleEntry[]): ContentChange[] {
  const entries = [...before, ...after];
  const moved = keyOf(before) !== keyOf(after);
  return entries.flatMap((entry) => {
    const changes = changesOf(entry);
    const { tenant, uid } = entry;
    return moved && uid === uidOf('page') ? [...changes, { tenant, type: 'pages', entry: listEntry }] : changes;
  });
}
