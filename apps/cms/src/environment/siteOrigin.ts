import { siteOrigins, type Tenant } from './tenants.ts';
import { variables } from './variables.ts';

/** Public origin of an organisation's website: from `SITE_ORIGINS`, otherwise its first production host. */
export function siteOrigin({ key, hosts }: Tenant): string {
  return siteOrigins(variables()).get(key) ?? `https://${hosts.production[0]}`;
}
