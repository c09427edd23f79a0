import type { Tenant } from './defineTenant.ts';
import type { TenantKey } from './registry.ts';

/** A host table that cannot be: a tenant that does not exist, or a host claimed twice. Its message is one sentence. */
export class HostTableError extends Error {
  override name = 'HostTableError';
}

/** Hosts that operators add to those in the tenants' files. */
export interface HostConfiguration {
  /** Its subdomains are the tenants, for example `tabor.<group domain>`; itself it is the holding. */
  groupDomain?: string | undefined;
  /** Hosts of each tenant; the first one is its canonical host. */
  hosts?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Where they were read, for error messages. */
  source?: string;
}

/** Who answers to which host name. */
export interface HostTable {
  tenants: ReadonlyMap<string, Tenant<TenantKey>>;
  canonicalHosts: ReadonlyMap<TenantKey, string>;
  fallback: Tenant<TenantKey>;
}

export interface ResolvedTenant {
  tenant: Tenant<TenantKey>;
  /** False for a host that nobody configured; search engines are then kept out. */
  known: boolean;
  /** The tenant's configured host, never the one that was asked for. */
  canonicalHost: string;
}

/** Longer names do not exist (RFC 1035, section 2.3.4). */
const longestHost = 253;

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** A host as it is compared: lower case, without port, trailing dot and `www.`. Empty for what is no host name. */
export function normalHost(host: string): string {
  const name =
    host
      .trim()
      .toLowerCase()
      .match(/^(\[[\da-f:.]+\]|[a-z\d.-]+?)\.?(?::\d{1,5})?$/)?.[1] ?? '';
  return name.length > longestHost ? '' : name.replace(/^www\.(?=.+\..)/, '');
}

/**
 * @param serves the tenants that a program answers for
 * @throws HostTableError that names the tenant or the host, and where it was read
 */
export function createHostTable(
  serves: readonly Tenant<TenantKey>[],
  configuration: HostConfiguration = {},
): HostTable {
  const { groupDomain, hosts = {}, source = 'the host configuration' } = configuration;
  const table = new Map<string, Tenant<TenantKey>>();
  const canonicalHosts = new Map<TenantKey, string>();
  const group = serves.find((tenant) => tenant.hosts.role === 'group');
  const fallback = serves.find((tenant) => tenant.hosts.role === 'fallback') ?? group ?? serves[0];
  if (!fallback) throw new HostTableError('No tenant is served: the list of tenants is empty.');

  function claim(host: string, tenant: Tenant<TenantKey>): void {
    const name = normalHost(host);
    const owner = table.get(name);
    if (!name) throw new HostTableError(`"${host}" of ${tenant.key} in ${source} is not a host name.`);
    if (owner && owner !== tenant) {
      throw new HostTableError(`The host ${name} is claimed by ${owner.key} and by ${tenant.key} in ${source}.`);
    }
    table.set(name, tenant);
  }

  for (const tenant of serves) {
    for (const host of [...tenant.hosts.production, tenant.hosts.development]) claim(host, tenant);
    if (groupDomain) claim(`${tenant.key}.${groupDomain}`, tenant);
    canonicalHosts.set(tenant.key, tenant.hosts.production[0]);
  }
  for (const host of [...loopback, ...(groupDomain ? [groupDomain] : [])]) claim(host, group ?? fallback);
  for (const [key, names] of Object.entries(hosts)) {
    const tenant = serves.find((each) => each.key === key);
    if (!tenant) throw new HostTableError(`${source} names the tenant "${key}", which does not exist here.`);
    for (const name of names) claim(name, tenant);
    const [first] = names;
    if (first) canonicalHosts.set(tenant.key, first.toLowerCase());
  }
  return { tenants: table, canonicalHosts, fallback };
}

/** The tenant of a `Host` header; for a host that nobody claimed, the one that stands in. Never throws. */
export function resolveTenant(table: HostTable, host: string): ResolvedTenant {
  const found = table.tenants.get(normalHost(host));
  const tenant = found ?? table.fallback;
  const canonicalHost = table.canonicalHosts.get(tenant.key) ?? tenant.hosts.production[0];
  return { tenant, known: found !== undefined, canonicalHost };
}
