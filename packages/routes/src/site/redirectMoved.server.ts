import { redirectsQuery } from '@group/content-client/redirect/redirect.queries';
import { redirect } from 'react-router';
import { withPrefix } from './paths.ts';
import { or503 } from './readContent.server.ts';
import type { RequestedSite } from './siteContext.ts';

/**
 * Redirects a path that editors have marked as moved, within the current language. Returns where there is no such
 * entry. Throws a 503 where redirects are unavailable.
 * @param path in lower case, without language prefix and trailing slash
 * @param search is preserved, so that campaign parameters are not lost
 */
export async function redirectMoved(site: RequestedSite, path: string, search: string): Promise<void> {
  const redirects = await or503(site.read(redirectsQuery));
  const moved = redirects.find(({ from }) => from.toLowerCase().replace(/(?<=.)\/$/, '') === path);
  if (!moved) return;
  const prefix = site.language ? `/${site.language.prefix}` : '';
  const target = withPrefix(prefix, moved.to);
  throw redirect(target.includes('?') ? target : target + search, moved.permanent ? 301 : 302);
}
