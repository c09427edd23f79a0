import { redirect } from 'react-router';
import { withPrefix } from './paths.ts';
import type { RequestedSite } from './siteContext.ts';

/**
 * Redirects permanently to an entry's current URL; its slug changes with its title.
 * @param slug in the requested path
 * @param path of the entry, without language prefix
 */
export function canonicalRedirect(
  site: RequestedSite,
  url: URL,
  { slug, entry, path }: { slug: string | undefined; entry: { slug: string }; path: string },
): void {
  if (slug === entry.slug) return;
  throw redirect(withPrefix(site.pathPrefix, path) + url.search, 301);
}
