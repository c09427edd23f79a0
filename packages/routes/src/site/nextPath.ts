import { withoutPrefix, withPrefix } from './paths.ts';
import type { RequestedSite } from './siteContext.ts';

/**
 * A path on this site: one leading slash, printable ASCII, and no backslash, which browsers treat like a slash and so
 * as the start of another host.
 */
const ownPath = /^\/(?!\/)[\x21-\x5b\x5d-\x7e]{0,500}$/;

export const isOwnPath = (path: string): boolean => ownPath.test(path);

/**
 * The path to return to after login, in the language in which the visitor logs in; `undefined` for anything that leads to
 * another site.
 */
export function nextPath(
  search: URLSearchParams,
  { tenant, pathPrefix }: Pick<RequestedSite, 'tenant' | 'pathPrefix'>,
): string | undefined {
  const next = search.get('weiter');
  if (!next || !isOwnPath(next)) return undefined;
  const former = tenant.features.languages?.find(({ prefix }) => `${next}/`.startsWith(`/${prefix}/`));
  return former ? withPrefix(pathPrefix, withoutPrefix(`/${former.prefix}`, next)) : next;
}
