import { siteOrigin } from '../environment/siteOrigin.ts';
import { comparableHost, type Tenant } from '../environment/tenants.ts';

/** Path, query and fragment of a whole address of an organisation's website; `undefined` for all others. */
export function ownAddress(tenant: Tenant, address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const hosts = [...tenant.hosts.production, new URL(siteOrigin(tenant)).hostname].map(comparableHost);
  return hosts.includes(comparableHost(url.hostname)) ? url.pathname + url.search + url.hash : undefined;
}

/** The path of a link to an organisation's website, as its pages have it; `undefined` for other links. */
export function ownPath(tenant: Tenant, link: string): string | undefined {
  const copied = ownAddress(tenant, link);
  const path = (copied ?? link).replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '');
  if (!path.startsWith('/')) return undefined;
  // Editors write paths without the prefix of a language; addresses that they copy have it.
  const prefixes = copied === undefined ? [] : (tenant.features.languages ?? []).map(({ prefix }) => `/${prefix}`);
  const prefix = prefixes.find((each) => path === each || path.startsWith(`${each}/`)) ?? '';
  return path.slice(prefix.length) || '/';
}
