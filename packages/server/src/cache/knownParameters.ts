import type { ParameterSite } from '@group/routes/site/screenHandle';
import { LRUCache } from 'lru-cache';
import type { Screen } from '../http/routeTable.ts';

/** Reading and parsing content for each value would cost more than a cached page. */
const listForMs = 2_000;

/**
 * Removes from a request target what the screen's page does not depend on: unknown values of its parameters, and all values
 * of a name but the first. A flood of invented values then shares one cached page.
 */
export function createKnownParameters() {
  const lists = new LRUCache<string, Promise<ReadonlySet<string>>>({ max: 1_000, ttl: listForMs });

  return async (
    target: string,
    { id, search }: Pick<Screen, 'id' | 'search'>,
    site: ParameterSite,
  ): Promise<string> => {
    const [pathname = ''] = target.split('?', 1);
    const parameters = new URLSearchParams(target.slice(pathname.length + 1));
    for (const [name, values] of Object.entries(search)) {
      const value = parameters.get(name);
      if (value === null) continue;
      let known: boolean;
      if (typeof values === 'function') known = values(value, site.tenant);
      else {
        const key = `${site.tenant.key} ${id} ${name}`;
        // Without content the page itself says so.
        let list = lists.get(key);
        if (!list) {
          list = values.read(site).then(
            (each) => new Set(each),
            () => new Set<string>(),
          );
          lists.set(key, list);
        }
        known = (await list).has(value);
      }
      if (known) parameters.set(name, value);
      else parameters.delete(name);
    }
    return parameters.size > 0 ? `${pathname}?${String(parameters)}` : pathname;
  };
}
