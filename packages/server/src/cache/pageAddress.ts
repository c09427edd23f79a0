import { isLocalHost } from '@group/themes/hostName';
import type { TenantKey } from '@group/themes/registry';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import { LRUCache } from 'lru-cache';
import type { Screen } from '../http/routeTable.ts';

/** Longest request target that is cached, in characters. */
const maxTargetLength = 2_000;

/** What URLs resolve away: one page would take as many places in the cache as it has spellings. */
const dotSegment = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Everything that a cached page depends on. */
export interface PageAddress {
  tenant: TenantKey;
  /** Tenant, origin, path and declared query parameters. */
  key: string;
  /** URL to render, on the tenant's own host rather than the one in the request. */
  url: string;
  /** Path and declared query. */
  target: string;
  /** The remaining query, without question mark; the page does not depend on it. */
  undeclared: string;
}

/** Reserved name (RFC 2606) that all unconfigured hosts share, so that they share one page. */
const unknownHost = 'unknown.invalid';

interface Site {
  tenant: TenantKey;
  /** A development host, whose URLs have the scheme of the request; all others are https. */
  local: boolean;
  /** Includes the port on a development host. */
  host: string;
}

/** Sorts the declared parameters by name, so that their order does not matter. */
function split(search: string, declared: Screen['search']): { declared: string; undeclared: string } {
  const entries = [...new URLSearchParams(search)];
  const isDeclared = ([name]: [string, string]): boolean => Object.hasOwn(declared, name);
  const sorted = new URLSearchParams(entries.filter(isDeclared));
  sorted.sort();
  const rest = new URLSearchParams(entries.filter((entry) => !isDeclared(entry)));
  return { declared: sorted.toString(), undeclared: rest.toString() };
}

/**
 * Parses requests into page addresses. Returns `undefined` for requests that are not cached: malformed or overlong
 * targets, paths that are not yet resolved, and development hosts with a port other than the server's own.
 */
export function createPageAddresses(hosts: HostTable, screenAt: (pathname: string) => Pick<Screen, 'search'>) {
  const sites = new LRUCache<string, Site>({ max: 1_000 });
  let { known: sitesOf } = hosts;

  function siteOf(header: string, ownPort: number): Site | undefined {
    const { tenant, known } = resolveTenant(hosts, header);
    if (!known) return { tenant: tenant.key, local: false, host: unknownHost };
    const [, name = '', port] = /^(.*?)(?::(\d+))?$/.exec(header.trim().toLowerCase()) ?? [];
    if (!isLocalHost(name)) return { tenant: tenant.key, local: false, host: tenant.hosts.production[0] };
    if (port !== undefined && Number(port) !== ownPort) return undefined;
    return { tenant: tenant.key, local: true, host: `${tenant.hosts.development}${port ? `:${port}` : ''}` };
  }

  return (header: string, requested: string, ownPort: number, secure: boolean): PageAddress | undefined => {
    if (!requested.startsWith('/') || requested.length > maxTargetLength || requested.includes('#')) return undefined;
    if (sitesOf !== hosts.known) sites.clear();
    sitesOf = hosts.known;
    let site = sites.get(header);
    if (!site) {
      site = siteOf(header, ownPort);
      if (!site) return undefined;
      if (header.length <= 260) sites.set(header, site);
    }
    const at = requested.indexOf('?');
    const pathname = at < 0 ? requested : requested.slice(0, at);
    if (dotSegment.test(pathname)) return undefined;
    const search = at < 0 ? undefined : split(requested.slice(at + 1), screenAt(pathname).search);
    const target = search?.declared ? `${pathname}?${search.declared}` : pathname;
    const origin = `${site.local && !secure ? 'http' : 'https'}://${site.host}`;
    return {
      tenant: site.tenant,
      key: `${site.tenant} ${origin} ${target}`,
      url: `${origin}${target}`,
      target,
      undeclared: search?.undeclared ?? '',
    };
  };
}
