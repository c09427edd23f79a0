import { page } from '../contract/content/page.ts';
import type { ContentQuery } from '../gateway/query.ts';
import { type Picture, picturesWithin } from './picture.schema.ts';

/** Most entries of a type that are searched for pictures; a page or a list has fewer. */
const maxEntries = 100;

/** Types whose entries are identified by their path. */
const byPath: ReadonlySet<string> = new Set([page.pluralName]);

/**
 * All pictures in entries of a tenant, at any depth.
 * @param type path of the wire contract; `konfiguration` for the tenant's own
 * @param entry id or path, to search a single entry
 */
export function picturesQuery(type: string, entry?: string): ContentQuery<Picture[]> {
  const filter = entry && { [byPath.has(type) ? 'filters[path]' : 'filters[documentId]']: entry };
  return {
    type: 'pictures',
    request({ tenant, locale }) {
      const search = { populate: 'deep', locale };
      if (type === 'konfiguration') return { path: `${type}-${tenant}`, search };
      const own = { 'filters[company][key]': tenant, 'pagination[pageSize]': String(maxEntries) };
      return { path: type, search: { ...own, ...filter, ...search } };
    },
    parse: picturesWithin,
    valueWhen404: [],
    isCacheable: () => false,
  };
}
