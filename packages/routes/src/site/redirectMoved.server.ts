import { findRedirect, formerAddress } from '@group/content-client/contract/formerAddress';
import { redirectsQuery } from '@group/content-client/redirect/redirect.queries';
import type { Redirect } from '@group/content-client/redirect/redirect.schema';
import { redirect } from 'react-router';
import { formerPath } from './formerPath.ts';
import { withPrefix } from './paths.ts';
import { or503 } from './readContent.server.ts';
import type { RequestedSite } from './siteContext.ts';

/** An address in ASCII, as a header has it: an editor may have copied one that the browser showed decoded. */
const inAscii = (address: string): string =>
  URL.parse(address)?.href ?? address.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);

/**
 * The response for a path that editors have marked as moved, within the current language; `undefined` where there is no
 * such entry.
 * @param path without language prefix
 * @param search is preserved, except what the redirect asks for, so that campaign parameters are not lost; not where the
 *   target has a query of its own
 */
export function redirectFor(
  redirects: readonly Redirect[],
  prefix: string,
  path: string,
  search: string,
): Response | undefined {
  const moved = findRedirect(redirects, path + search);
  if (!moved) return undefined;
  const target = inAscii(withPrefix(prefix, moved.to));
  const others = new URLSearchParams(search);
  const { parameters } = formerAddress(moved.from);
  for (const [name, value] of parameters) others.delete(name, value);
  const query = parameters.length > 0 ? `?${others}` : search;
  const kept = target.includes('?') || query === '?' ? '' : query;
  const [address, fragment] = target.split(/(?=#)/);
  return redirect(`${address}${kept}${fragment ?? ''}`, moved.permanent ? 301 : 302);
}

/**
 * Redirects a path at which there is no page. Returns where it has not moved either. Throws a 503 where redirects are
 * unavailable.
 */
export async function redirectMoved(site: RequestedSite, path: string, search: string): Promise<void> {
  const redirects = await or503(site.read(redirectsQuery));
  const response = redirectFor(redirects, site.pathPrefix, path, search);
  if (response) throw response;
  // Not permanently: browsers would lead to this address for ever, also once the site has languages again.
  const former = site.pathPrefix ? undefined : formerPath(site.tenant.features, path);
  if (former) throw redirect(former + search);
}
