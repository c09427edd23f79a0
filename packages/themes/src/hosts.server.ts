import { readFileSync } from 'node:fs';
import type { Tenant } from './defineTenant.ts';
import type { TenantKey } from './registry.ts';
import { createHostTable, type HostTable, HostTableError } from './resolveTenant.ts';

function isHostLists(content: unknown): content is Record<string, string[]> {
  return (
    typeof content === 'object' &&
    content !== null &&
    Object.values(content).every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'))
  );
}

function readHosts(file: string): Record<string, string[]> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isHostLists(content)) return content;
  } catch (cause) {
    throw new HostTableError(`SITE_HOSTS_FILE: ${file} cannot be read as JSON.`, { cause });
  }
  throw new HostTableError(`SITE_HOSTS_FILE: ${file} must look like {"tabor": ["www.tabor.example"]}.`);
}

/**
 * The host table of a program, from its environment: SITE_GROUP_DOMAIN, a domain whose subdomains are the tenants;
 * SITE_HOSTS_FILE, a JSON file with lists of hosts by tenant, the first of each list canonical.
 * @throws HostTableError with one sentence for the operator
 */
export function hostTableFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  serves: readonly Tenant<TenantKey>[],
): HostTable {
  const file = environment.SITE_HOSTS_FILE?.trim();
  const groupDomain = environment.SITE_GROUP_DOMAIN?.trim() || undefined;
  if (!file) return createHostTable(serves, { groupDomain, source: 'SITE_GROUP_DOMAIN' });
  return createHostTable(serves, { groupDomain, hosts: readHosts(file), source: file });
}
