import type { Tenant } from './defineTenant.ts';
import { comparableHost, configuredHost } from './hostName.ts';
import { groupTenant, isTenantKey, type TenantKey, tenantByKey, tenants } from './registry.ts';

/** A host table that cannot be: a tenant that does not exist, or a host claimed twice. Its message is one sentence. */
export class HostTableError extends Error {
  override name = 'HostTableError';
}

/** Where a host was configured, for error messages. */
interface Sourced<Value> {
  value: Value;
  /** The variable or the file, for example `SITE_GROUP_DOMAIN`. */
  source: string;
}

/** Hosts that operators add to those in the tenants' files. */
export interface HostConfiguration {
  /** Its subdomains are the tenants, for example `tabor.<group domain>`; itself it is the holding. */
  groupDomain?: Sourced<string> | undefined;
  /** Hosts by the key of their tenant; the first one of a tenant is its canonical host. */
  hosts?: Sourced<Readonly<Record<string, readonly string[]>>> | undefined;
}

/** Who answers to which host name. */
export interface HostTable {
  /** By host as {@link comparableHost} writes it. */
  known: ReadonlyMap<string, ResolvedTenant>;
  unknown: ResolvedTenant;
}

export interface ResolvedTenant {
  tenant: Tenant<TenantKey>;
  /** False for a host that nobody configured; search engines are then kept out. */
  known: boolean;
  /**
   * The tenant's configured host, else its host under the group domain, else the first one in its own file.
   * Never the host that was asked for.
   */
  canonicalHost: string;
}

interface Claim {
  tenant: Tenant<TenantKey>;
  source: string;
}

/** This machine; the holding answers, or the one tenant of a program that does not serve the holding. */
const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Collects who claims which host. Claims are checked for all tenants, also those that this program does not serve. */
class HostClaims {
  readonly byHost = new Map<string, Claim>();

  /** The host as it is written in addresses. */
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

/** Hosts out of the tenants' own files, and of this machine. */
function claimOwnHosts(claims: HostClaims, local: Tenant<TenantKey>): void {
  for (const tenant of tenants) {
    const source = `tenants/${tenant.key}/tenant.ts`;
    for (const host of [...tenant.hosts.production, tenant.hosts.development]) claims.add(host, tenant, source);
  }
  for (const host of loopbackHosts) claims.add(host, local, 'hosts of this machine');
}

/** @returns the canonical hosts that were configured */
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

/**
 * The table for a program that serves some of the tenants; hosts of the others are unknown to it.
 * Addresses of this machine and unknown hosts give the tenants with those roles where the program serves them, else
 * its first tenant.
 * @throws HostTableError that names the tenant or the host, and where it was configured
 */
export function createHostTable(
  serves: readonly Tenant<TenantKey>[],
  configuration: HostConfiguration = {},
): HostTable {
  const [first] = serves;
  if (!first) throw new HostTableError('No tenant is served: the list of tenants is empty.');
  const local = serves.find(({ hosts }) => hosts.role === 'group') ?? first;
  const fallback = serves.find(({ hosts }) => hosts.role === 'fallback') ?? local;

  const claims = new HostClaims();
  claimOwnHosts(claims, local);
  const canonicalHosts = claimConfiguredHosts(claims, configuration);

  const resolved = (tenant: Tenant<TenantKey>, isKnown: boolean): ResolvedTenant => ({
    tenant,
    known: isKnown,
    canonicalHost: canonicalHosts.get(tenant.key) ?? tenant.hosts.production[0],
  });
  const served = [...claims.byHost].filter(([, { tenant }]) => serves.some(({ key }) => key === tenant.key));
  return {
    known: new Map(served.map(([host, { tenant }]) => [host, resolved(tenant, true)])),
    unknown: resolved(fallback, false),
  };
}

/** The tenant of a `Host` header; for a host that nobody claimed, the one that stands in. Never throws. */
export function resolveTenant(table: HostTable, host: string): ResolvedTenant {
  return table.known.get(comparableHost(host)) ?? table.unknown;
}
