import type { ContentRequest, ContentScope } from './query.ts';

/** The organisation in the tag of what shows the entries of all of them. */
export const everyone = '*';

/**
 * What a request reads, as `{organisation}:{type}`: whose entries, and the first part of its path below `/api/`. The
 * configuration is `konfiguration` for all tenants.
 */
export function contentTag({ tenant }: Pick<ContentScope, 'tenant'>, { path, search }: ContentRequest): string {
  if (path.startsWith('konfiguration-')) return `${tenant}:konfiguration`;
  return `${search['filters[company][key]'] ?? everyone}:${path.split('/')[0] ?? ''}`;
}
