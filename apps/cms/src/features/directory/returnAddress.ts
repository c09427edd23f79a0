import * as paths from '@group/content-client/contract/paths';
import { comparableHost, tenantOf } from '../../environment/tenants.ts';
import { siteOrigin } from '../../environment/siteOrigin.ts';

/**
 * Whether a browser may come back from the directory to an address: at the organisation's website, as `SITE_ORIGINS` or the
 * organisation's own hosts say, with or without the prefix of a language.
 */
export function isReturnAddress(company: string, address: string): boolean {
  const tenant = tenantOf(company);
  const url = URL.parse(address);
  if (!tenant || !url || url.search || url.hash || url.username || url.password) return false;
  const { languages } = tenant.features;
  const prefixes = languages ? languages.map(({ prefix }) => `/${prefix}`) : [''];
  if (!prefixes.some((prefix) => url.pathname === prefix + paths.directorySignInEnd.href())) return false;
  if (url.origin === siteOrigin(tenant)) return true;
  const host = comparableHost(url.hostname);
  return url.protocol === 'https:' && !url.port && tenant.hosts.production.some((own) => comparableHost(own) === host);
}
