import { askingForParameters, findRedirect } from '@group/content-client/contract/formerAddress';
import type { Redirect } from '@group/content-client/redirect/redirect.schema';
import { withoutPrefix } from '@group/routes/site/paths';
import type { Tenant } from '@group/themes/tenant';

/** Whether editors redirect a request target because of its query, in each language of the site. */
export function isMovedByQuery(
  redirects: readonly Redirect[],
  target: string,
  { features: { languages } }: Pick<Tenant, 'features'>,
): boolean {
  const [pathname = '', query = ''] = target.split(/(\?.*)/s);
  const language = languages?.find(({ prefix }) => prefix === pathname.split('/')[1]);
  const path = withoutPrefix(language ? `/${language.prefix}` : '', pathname);
  return findRedirect(askingForParameters(redirects), path + query) !== undefined;
}
