import type { ContentRequest, RequestScope } from './query.ts';

/** The organisation in the tag of what shows the entries of all of them. */
export const everyone = '*';

/** What a tag says of lists, where it names an entry otherwise. */
const lists = 'list';

/**
 * What a request reads: `{organisation}:{type}`, which is whose entries and the first part of its path below `/api/`; and
 * after it `:{entry}`, the id or the path of the one entry that is asked for, or `:list`. The configuration is
 * `konfiguration` for all tenants.
 */
export function contentTags({ tenant }: Pick<RequestScope, 'tenant'>, { path, search }: ContentRequest): string[] {
  if (path.startsWith('konfiguration-')) return [`${tenant}:konfiguration`];
  const all = `${search['filters[company][key]'] ?? everyone}:${path.split('/')[0] ?? ''}`;
  return [all, `${all}:${search['filters[documentId]'] ?? search['filters[path]'] ?? lists}`];
}
