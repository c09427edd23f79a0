import { type ContentChange, listEntry } from '@group/content-client/contract/changes';
import { publicTypes, uidOf } from '../content/content-types.ts';

/** An entry as visitors see it, as far as it says on which pages it is. */
export interface Seen {
  uid: string;
  documentId: string;
  /** Key of the organisation that it belongs to, or that it is. */
  tenant: string;
  locale: string | null;
  /** Of a page. */
  path?: string | undefined;
}

const single = 'konfiguration-';

/** Name on the wire, by Strapi's name. */
const wireNames: ReadonlyMap<string, string> = new Map(
  Object.entries(publicTypes).map(([name, { kind, info }]) => [
    uidOf(name),
    kind === 'singleType' ? 'konfiguration' : info.pluralName,
  ]),
);

export const isPublic = (uid: string): boolean => wireNames.has(uid);

/** Whose website a type describes, where it is a configuration. */
export function tenantOfConfiguration(uid: string): string | undefined {
  const prefix = uidOf(single);
  return uid.startsWith(prefix) ? uid.slice(prefix.length) : undefined;
}

/** Types whose entries have pages of their own, which are asked for by id. */
const withOwnPage: ReadonlySet<string> = new Set(['jobs', 'events', 'articles']);

/** What websites are told when an entry looks different from before. A page stands in no list but that of the paths. */
export function changesOf({ uid, tenant, documentId, path }: Seen): ContentChange[] {
  const type = wireNames.get(uid);
  if (!type || !tenant) return [];
  if (type === 'pages') return path ? [{ tenant, type, entry: path }] : [];
  // Every entry carries the name of its organisation.
  if (type === 'companies') return [...new Set(wireNames.values())].map((each) => ({ tenant, type: each }));
  if (!withOwnPage.has(type)) return [{ tenant, type }];
  return [
    { tenant, type, entry: documentId },
    { tenant, type, entry: listEntry },
  ];
}

const keyOf = (seen: readonly Seen[]): string =>
  seen
    .map(({ tenant, locale, path }) => `${tenant} ${locale} ${path}`)
    .toSorted()
    .join('\n');

/** What websites are told when a document was seen like this before, and like that now. */
export function changesBetween(before: readonly Seen[], after: readonly Seen[]): ContentChange[] {
  const seen = [...before, ...after];
  const moved = keyOf(before) !== keyOf(after);
  return seen.flatMap((each) => {
    const changes = changesOf(each);
    const { tenant, uid } = each;
    return moved && uid === uidOf('page') ? [...changes, { tenant, type: 'pages', entry: listEntry }] : changes;
  });
}
