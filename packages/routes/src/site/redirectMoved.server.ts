import { redirectsQuery } from '@group/content-client/redirect/redirect.queries';
import { redirect } from 'react-router';
import { withPrefix } from './paths.ts';
import { or503 } from './readContent.server.ts';
import type { RequestedSite } from './siteContext.ts';

/**
 * Leads on from an address that editors say has moved, within the language that was asked for. Does nothing where the
 * address never was one. Throws a 503 where nothing is known of it.
 * @param path without language prefix and without a slash at its end
 * @param search handed on, so that what a campaign appends gets through
 */
export async function redirectMoved(site: RequestedSite, path: string, search: string): Promise<void> {
  const redirects = await or503(site.read(redirectsQuery));
  const moved = redirects.find(({ from }) => from === path);
  if (!moved) return;
  const prefix = site.language ? `/${site.language.prefix}` : '';
  const target = withPrefix(prefix, moved.to);
  throw redirect(target.includes('?') ? target : target + search, moved.permanent ? 301 : 302);
}
