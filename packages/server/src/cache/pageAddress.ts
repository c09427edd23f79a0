import { isLocalHost } from '@group/routes/site/localHost';
import { type HostTable, resolveTenant } from '@group/themes/resolveTenant';
import { LRUCache } from 'lru-cache';
import type { Screen } from '../http/routeTable.ts';

/** Longer ones are nobody's bookmark, in characters. */
const maxTargetLength = 2_000;

/** What a page depends on, and nothing else. */
export interface PageAddress {
  /** Tenant, origin, path, and the query parameters that the screen reads. */
  key: string;
  /** Address to render, on a host of our own choice. */
  url: string;
  /** Path and declared query. */
  target: string;
  /** The rest of the query, without question mark. It is not part of the page. */
  undeclared: string;
}

/** A name that nobody can have (RFC 2606): the page of hosts that nobody configured. */
const unknownHost = 'unknown.invalid';

/** What single fetches of the router add to their address. */
const routerParameters: ReadonlySet<string> = new Set(['_routes', 'index']);

interface Site {
  tenant: string;
  /** On this machine, where addresses have the scheme of the request; all others are https. */
  local: boolean;
  /** With port on this machine, where addresses of other sites carry it. */
  host: string;
}

/** Parameters in the order of their names; those of one name stay as they were. */
function split(search: string, declared: readonly string[]): { declared: string; undeclared: string } {
  const entries = [...new URLSearchParams(search)];
  const isDeclared = ([name]: [string, string]): boolean => declared.includes(name) || routerParameters.has(name);
  const wanted = new URLSearchParams(entries.filter(isDeclared));
  wanted.sort();
  const rest = new URLSearchParams(entries.filter((entry) => !isDeclared(entry)));
  return { declared: wanted.toString(), undeclared: rest.toString() };
}

/**
 * Reads addresses of pages. `undefined` for what is not kept: strange targets, and a port on this machine that is not
 * ours.
 */
export function createPageAddresses(hosts: HostTable, screenAt: (pathname: string) => Screen) {
  const sites = new LRUCache<string, Site>({ max: 1_000 });

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
    let site = sites.get(header);
    if (!site) {
      site = siteOf(header, ownPort);
      if (!site) return undefined;
      if (header.length <= 260) sites.set(header, site);
    }
    const at = requested.indexOf('?');
    const pathname = at < 0 ? requested : requested.slice(0, at);
    const search = at < 0 ? undefined : split(requested.slice(at + 1), screenAt(pathname).search);
    const target = search?.declared ? `${pathname}?${search.declared}` : pathname;
    const origin = `${site.local && !secure ? 'http' : 'https'}://${site.host}`;
    return {
      key: `${site.tenant} ${origin} ${target}`,
      url: `${origin}${target}`,
      target,
      undeclared: search?.undeclared ?? '',
    };
  };
}
