import { redirect } from 'react-router';
import { withPrefix } from './paths.ts';
import type { RequestedSite } from './siteContext.ts';

/**
 * Leads to the address that an entry has now: its title may have changed since somebody linked to it.
 * @param slug in the path that was asked for
 * @param path of the entry, without language prefix
 */
export function canonicalRedirect(
  site: RequestedSite,
  url: URL,
  { slug, entry, path }: { slug: string | undefined; entry: { slug: string }; path: string },
): void {
  if (slug === entry.slug) return;
  throw redirect(withPrefix(site.language ? `/${site.language.prefix}` : '', path) + url.search, 301);
}
