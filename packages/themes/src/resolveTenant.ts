import type { Tenant } from './defineTenant.ts';
import { comparableHost, configuredHost, isLocalHost } from './hostName.ts';
import { groupTenant, isTenantKey, type TenantKey, tenantByKey, tenants } from './registry.ts';

/** Invalid host configuration, such as an unknown tenant or a duplicate host. The message is one sentence for operators. */
export class HostTableError extends Error {
  override name = 'HostTableError';
}

/** A configuration value with its origin, for error messages. */
interface Sourced<Value> {
  value: Value;
  /** Variable or file name, for example `SITE_GROUP_DOMAIN`. */
  source: string;
}

/** Hosts that operators configure in addition to those in the tenants' files. */
export interface HostConfiguration {
  /** Each tenant is a subdomain, for example `tabor.<group domain>`; the apex is the holding. */
  groupDomain?: Sourced<string> | undefined;
  /** Hosts by tenant key; the first one of each tenant is canonical. */
  hosts?: Sourced<Readonly<Record<string, readonly string[]>>> | undefined;
  /** Origins of development sites by tenant key, for tenants that another program serves. */
  localOrigins?: ReadonlyMap<string, string> | undefined;
}

/** Maps host names to tenants. Its maps are replaced when the hosts file changes: do not keep them. */
export interface HostTable {
  /** Keys are normalised by {@link comparableHost}. */
  known: ReadonlyMap<string, ResolvedTenant>;
  unknown: ResolvedTenant;
  /** Configured canonical hosts, also of tenants that this site does not serve. */
  canonicalHosts: ReadonlyMap<TenantKey, string>;
  /** Origins of development sites by tenant key; those of served tenants are not used. */
  localOrigins: ReadonlyMap<string, string>;
}

export interface ResolvedTenant {
  tenant: Tenant<TenantKey>;
  /** False for an unconfigured host, which search engines must not index. */
  known: boolean;
  /**
   * The tenant's configured host, else its subdomain of the group domain, else the first host in its own file.
   * Never derived from the request.
   */
  canonicalHost: string;
}

interface Claim {
  tenant: Tenant<TenantKey>;
  source: string;
}

/** Served by the holding, or by the first tenant if the site does not serve the holding. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Assigns hosts to tenants and detects conflicts, including those of tenants that this site does not serve. */
class HostClaims {
  readonly byHost = new Map<string, Claim>();

  /** Adds a host and returns it as it is written in URLs. */
  add(host: string, tenant: Tenant<TenantKey>, source: string): string {
    const name = configuredHost(host) ?? (loopbackHosts.includes(host) ? host : null);
    if (!name) throw new HostTableError(`${source}: "${host}" is not a host name (write it without scheme and port).`);
    const comparable = comparableHost(name);
    const owner = this.byHost.get(comparable);
    if (owner && owner.tenant.key !== tenant.key) {
      const owned = `${owner.tenant.key} (${owner.source})`;
      throw new HostTableError(`The host ${comparable} is claimed by ${owned} and by ${tenant.key} (${source}).`);
    }
    if (!owner) this.byHost.set(comparable, { tenant, source });
    return name;
  }
}

/** Claims the hosts in the tenants' files and the loopback hosts. */
function claimOwnHosts(claims: HostClaims, local: Tenant<TenantKey>): void {
  for (const tenant of tenants) {
    const source = `tenants/${tenant.key}/tenant.ts`;
    for (const host of [...tenant.hosts.production, tenant.hosts.development]) claims.add(host, tenant, source);
  }
  for (const host of loopbackHosts) claims.add(host, local, 'loopback hosts');
}

/** @returns the configured canonical hosts */
function claimConfiguredHosts(claims: HostClaims, { groupDomain, hosts }: HostConfiguration): Map<TenantKey, string> {
  const canonicalHosts = new Map<TenantKey, string>();
  if (groupDomain) {
    const apex = claims.add(groupDomain.value, groupTenant, groupDomain.source);
    for (const tenant of tenants) {
      const subdomain = claims.add(`${tenant.key}.${comparableHost(apex)}`, tenant, groupDomain.source);
      canonicalHosts.set(tenant.key, tenant === groupTenant ? apex : subdomain);
    }
  }
  for (const [key, names] of Object.entries(hosts?.value ?? {})) {
    const source = hosts?.source ?? '';
    if (!isTenantKey(key)) throw new HostTableError(`${source}: there is no tenant "${key}".`);
    const [canonical] = names.map((name) => claims.add(name, tenantByKey(key), source));
    if (canonical) canonicalHosts.set(key, canonical);
  }
  return canonicalHosts;
}

function canonicalHostOf(hosts: HostTable['canonicalHosts'], { key, hosts: own }: Tenant<TenantKey>): string {
  return hosts.get(key) ?? own.production[0];
}

/** The origin of any tenant's site in canonical URLs. */
export function canonicalOriginOf({ canonicalHosts }: HostTable, tenant: Tenant<TenantKey>): string {
  return `https://${canonicalHostOf(canonicalHosts, tenant)}`;
}

/**
 * Builds the host table of a site that serves some of the tenants; hosts of the others count as unknown. Loopback hosts
 * resolve to the tenant with the role `group` and unknown hosts to the one with the role `fallback`, or to the first
 * tenant if the site does not serve them.
 * @throws HostTableError that names the tenant or the host, and where it is configured
 */
export function createHostTable(
  served: readonly Tenant<TenantKey>[],
  configuration: HostConfiguration = {},
): HostTable {
  const [first] = served;
  if (!first) throw new HostTableError('No tenant is served: the list of tenants is empty.');
  const local = served.find(({ hosts }) => hosts.role === 'group') ?? first;
  const fallback = served.find(({ hosts }) => hosts.role === 'fallback') ?? local;

  const claims = new HostClaims();
  claimOwnHosts(claims, local);
  const canonicalHosts = claimConfiguredHosts(claims, configuration);

  const resolved = (tenant: Tenant<TenantKey>, isKnown: boolean): ResolvedTenant => ({
    tenant,
    known: isKnown,
    canonicalHost: canonicalHostOf(canonicalHosts, tenant),
  });
  const servedHosts = [...claims.byHost].filter(([, { tenant }]) => served.some(({ key }) => key === tenant.key));
  return {
    known: new Map(servedHosts.map(([host, { tenant }]) => [host, resolved(tenant, true)])),
    unknown: resolved(fallback, false),
    canonicalHosts,
    localOrigins: configuration.localOrigins ?? new Map(),
  };
}

/** Resolves the tenant of a `Host` header, or the fallback tenant for an unknown host. Never throws. */
export function resolveTenant(table: HostTable, host: string): ResolvedTenant {
  return table.known.get(comparableHost(host)) ?? table.unknown;
}

/**
 * The origin of any tenant's site, as a page links to it: the canonical one, or on a development host the development
 * one. There, tenants of the same program share its port; those of another program need a configured origin, and
 * otherwise have their canonical one.
 * @param from URL of the page that has the link
 */
export function originOf(table: HostTable, tenant: Tenant<TenantKey>, from: URL): string {
  if (isLocalHost(from.hostname)) {
    const { development } = tenant.hosts;
    const { protocol, port } = from;
    if (table.known.has(development)) return `${protocol}//${development}${port && `:${port}`}`;
    const configured = table.localOrigins.get(tenant.key);
    if (configured) return configured;
  }
  return canonicalOriginOf(table, tenant);
}
