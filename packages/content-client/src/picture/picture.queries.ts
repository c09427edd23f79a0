import type { ContentQuery } from '../gateway/query.ts';
import { type Picture, picturesWithin } from './picture.schema.ts';

/** Entries of a type that are looked at; those of a page or a list are fewer. */
const maxEntries = 100;

/** Types whose entries are asked for by their path. */
const byPath: ReadonlySet<string> = new Set(['pages']);

/**
 * All pictures that entries of a tenant show, wherever in them.
 * @param type path of the wire contract; `konfiguration` for the tenant's own
 * @param entry id or path of the only one that is meant
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
