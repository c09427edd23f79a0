import { readFileSync, watchFile } from 'node:fs';
import type { Tenant } from './defineTenant.ts';
import type { TenantKey } from './registry.ts';
import { createHostTable, type HostTable, HostTableError } from './resolveTenant.ts';

type HostLists = Record<string, string[]>;

function isHostLists(content: unknown): content is HostLists {
  return (
    typeof content === 'object' &&
    content !== null &&
    !Array.isArray(content) &&
    Object.values(content).every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'))
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new HostTableError(`SITE_HOSTS_FILE: the file ${file} cannot be read.`, { cause });
  }
}

function readHosts(file: string): HostLists {
  const text = readText(file);
  try {
    const content: unknown = JSON.parse(text);
    if (isHostLists(content)) return content;
  } catch (cause) {
    throw new HostTableError(`SITE_HOSTS_FILE: the file ${file} is not JSON.`, { cause });
  }
  throw new HostTableError(`SITE_HOSTS_FILE: the file ${file} must look like {"tabor": ["www.tabor.example"]}.`);
}

/** The variables of a site that name its hosts. */
interface HostVariables {
  readonly SITE_HOSTS_FILE?: string | undefined;
  readonly SITE_GROUP_DOMAIN?: string | undefined;
  readonly SITE_ORIGINS?: string | undefined;
}

/**
 * Reads SITE_ORIGINS, a comma-separated list of origins by tenant: `tabor=https://www.tabor.example,…`.
 * @throws HostTableError with one sentence for operators
 */
export function siteOrigins({ SITE_ORIGINS }: Pick<HostVariables, 'SITE_ORIGINS'>): Map<string, string> {
  const pairs = (SITE_ORIGINS ?? '').split(',').filter((pair) => pair.trim());
  return new Map(
    pairs.map((pair) => {
      const [, key = '', url = ''] = /^\s*([\w-]+)\s*=\s*(\S+)\s*$/.exec(pair) ?? [];
      if (URL.canParse(url) && /^https?:/.test(url)) return [key, new URL(url).origin];
      const expected = 'Expected a list such as tabor=https://www.tabor.example,…';
      throw new HostTableError(`SITE_ORIGINS: "${pair.trim()}" is not a tenant with a URL. ${expected}`);
    }),
  );
}

/**
 * Builds a site's host table from its environment: SITE_GROUP_DOMAIN, a domain whose subdomains are the tenants, and
 * SITE_HOSTS_FILE, a JSON file with lists of hosts by tenant, the canonical one first. Several sites can share the file:
 * hosts of tenants that this site does not serve are validated, but not served. On development hosts, SITE_ORIGINS says
 * where those tenants are.
 * @throws HostTableError with one sentence for operators
 */
export function hostTableFromEnvironment(environment: HostVariables, served: readonly Tenant<TenantKey>[]): HostTable {
  const { SITE_HOSTS_FILE: file, SITE_GROUP_DOMAIN: groupDomain } = environment;
  return createHostTable(served, {
    groupDomain: groupDomain ? { value: groupDomain, source: 'SITE_GROUP_DOMAIN' } : undefined,
    hosts: file ? { value: readHosts(file), source: `SITE_HOSTS_FILE (${file})` } : undefined,
    localOrigins: siteOrigins(environment),
  });
}

/** The file is polled: mounts of containers and of networks do not report their changes. */
const pollIntervalMs = 5_000;

/**
 * Brings a host table up to date whenever SITE_HOSTS_FILE changes, until the process ends. A wrong file changes nothing.
 * @param onChange called after each change of the file, with one sentence for operators if it is wrong
 */
export function followHostsFile(
  table: HostTable,
  environment: HostVariables,
  served: readonly Tenant<TenantKey>[],
  onChange: (problem?: string) => void,
  intervalMs = pollIntervalMs,
): void {
  const { SITE_HOSTS_FILE: file } = environment;
  if (!file) return;
  watchFile(file, { interval: intervalMs, persistent: false }, () => {
    try {
      Object.assign(table, hostTableFromEnvironment(environment, served));
      onChange();
    } catch (error) {
      if (!(error instanceof HostTableError)) throw error;
      onChange(error.message);
    }
  });
}
