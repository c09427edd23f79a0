import type { TenantKey } from '@group/themes/registry';
import type { Tenant } from '@group/themes/tenant';
import { withPrefix } from './paths.ts';
import type { RequestedSite } from './siteContext.ts';

/** The prefix of paths in a tenant's first language; empty on a site without prefixes. */
export function prefixOf({ features: { languages } }: Tenant): string {
  return languages ? `/${languages[0].prefix}` : '';
}

/** The URL of a page on another site, in that site's first language. */
export function addressAt(site: RequestedSite, owner: Tenant<TenantKey>, path: string): string {
  return site.originOf(owner) + withPrefix(prefixOf(owner), path);
}
