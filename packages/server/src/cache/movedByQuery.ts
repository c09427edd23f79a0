import { askingForParameters, findRedirect } from '@group/content-client/contract/formerAddress';
import type { Redirect } from '@group/content-client/redirect/redirect.schema';
import type { Tenant } from '@group/themes/tenant';

/** Whether editors redirect a request target because of its query, in each language of the site. */
export function isMovedByQuery(
  redirects: readonly Redirect[],
  target: string,
  { features: { languages } }: Pick<Tenant, 'features'>,
): boolean {
  const [, segment] = target.split(/[/?]/);
  const prefix = languages?.find((language) => language.prefix === segment)?.prefix;
  const address = prefix === undefined ? target : target.slice(prefix.length + 1).replace(/^(?!\/)/, '/');
  return findRedirect(askingForParameters(redirects), address) !== undefined;
}
