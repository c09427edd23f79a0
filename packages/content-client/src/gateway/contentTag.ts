import type { ContentRequest, RequestScope } from './query.ts';

/** Stands for the organisation in the tags of queries across all organisations. */
export const everyone = '*';

/** The last part of a list's tag, in place of an entry. */
const listSuffix = 'list';

/**
 * The cache tags of a request: `{organisation}:{type}`, where the type is the first segment of its path below `/api/`,
 * and the same with `:{entry}`, the requested entry's id or path, or with `:list`. The configuration's tag is
 * `{tenant}:konfiguration`.
 */
export function contentTags({ tenant }: Pick<RequestScope, 'tenant'>, { path, search }: ContentRequest): string[] {
  if (path.startsWith('konfiguration-')) return [`${tenant}:konfiguration`];
  const typeTag = `${search['filters[company][key]'] ?? everyone}:${path.split('/')[0] ?? ''}`;
  return [typeTag, `${typeTag}:${search['filters[documentId]'] ?? search['filters[path]'] ?? listSuffix}`];
}
