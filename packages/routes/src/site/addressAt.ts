import type { TenantKey } from '@group/themes/registry';
import type { Tenant } from '@group/themes/tenant';
import { withPrefix } from './paths.ts';
import type { RequestedSite } from './siteContext.ts';

/** The URL of a page on another site, in that site's first language. */
export function addressAt(site: RequestedSite, owner: Tenant<TenantKey>, path: string): string {
  const [language] = owner.features.languages ?? [];
  return site.originOf(owner) + withPrefix(language ? `/${language.prefix}` : '', path);
}
