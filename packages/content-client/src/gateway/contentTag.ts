import { allTenants, listEntry } from '../contract/changes.ts';
import type { ContentRequest, RequestScope } from './query.ts';

/**
 * The cache tags of a request: `{organisation}:{type}`, where the type is the first part of its path below `/api/`, and
 * the same followed by `:{entry}`, the id or the path of the requested entry, or by `:list`. The configuration's type is
 * `konfiguration` for all tenants.
 */
export function contentTags({ tenant }: Pick<RequestScope, 'tenant'>, { path, search }: ContentRequest): string[] {
  if (path.startsWith('konfiguration-')) return [`${tenant}:konfiguration`];
  const all = `${search['filters[company][key]'] ?? allTenants}:${path.split('/')[0] ?? ''}`;
  return [all, `${all}:${search['filters[documentId]'] ?? search['filters[path]'] ?? listEntry}`];
}
