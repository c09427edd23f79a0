import { mkdtempSync, rmSync, unwatchFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { followHostsFile, hostTableFromEnvironment, siteOrigins } from './hosts.server.ts';
import { tenantByKey, tenants } from './registry.ts';
import { canonicalOriginOf, type HostTable, HostTableError, resolveTenant } from './resolveTenant.ts';

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function hostsFile(text: string): string {
  const file = join(folder, 'hosts.json');
  writeFileSync(file, text);
  return file;
}

describe('hostTableFromEnvironment', () => {
  it('reads hosts from the file and the group domain from its variable', () => {
    const SITE_HOSTS_FILE = hostsFile('{"tabor": ["www.tabor-heim.example"]}');
    const table = hostTableFromEnvironment({ SITE_HOSTS_FILE, SITE_GROUP_DOMAIN: 'gruppe.example' }, tenants);
    expect(resolveTenant(table, 'tabor-heim.example').tenant.key).toBe('tabor');
    expect(resolveTenant(table, 'geeren.gruppe.example').tenant.key).toBe('geeren');
  });

  it('works without configuration', () => {
    expect(resolveTenant(hostTableFromEnvironment({}, tenants), 'tabor.example').tenant.key).toBe('tabor');
  });

  it.each([
    ['{', 'is not JSON'],
    ['[]', 'must look like'],
    ['null', 'must look like'],
    ['{"tabor": "tabor.example"}', 'must look like'],
    ['{"tabor": [7]}', 'must look like'],
    ['{"nobody": ["x.example"]}', 'there is no tenant "nobody"'],
  ])('reports the problem of %o and the file', (text, problem) => {
    const SITE_HOSTS_FILE = hostsFile(text);
    const read = () => hostTableFromEnvironment({ SITE_HOSTS_FILE }, tenants);
    expect(read).toThrow(HostTableError);
    expect(read).toThrow(problem);
    expect(read).toThrow(SITE_HOSTS_FILE);
  });

  it('names a missing file', () => {
    const SITE_HOSTS_FILE = join(folder, 'missing.json');
    expect(() => hostTableFromEnvironment({ SITE_HOSTS_FILE }, tenants)).toThrow(`${SITE_HOSTS_FILE} cannot be read`);
  });
});

/** `undefined` for an unknown host. */
function tenantOf(table: HostTable, host: string): string | undefined {
  const { tenant, known } = resolveTenant(table, host);
  return known ? tenant.key : undefined;
}

describe('followHostsFile', () => {
  it('adds and removes hosts when the file changes, and keeps them while it is wrong', async () => {
    const SITE_HOSTS_FILE = hostsFile('{}');
    const table = hostTableFromEnvironment({ SITE_HOSTS_FILE }, tenants);
    const problems: (string | undefined)[] = [];
    followHostsFile(table, { SITE_HOSTS_FILE }, tenants, (problem) => problems.push(problem), 20);
    // The watcher compares with what it first sees.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(tenantOf(table, 'www.neu.example')).toBeUndefined();
    hostsFile('{"tabor": ["www.neu.example"]}');
    await expect.poll(() => tenantOf(table, 'neu.example')).toBe('tabor');
    expect(canonicalOriginOf(table, tenantByKey('tabor'))).toBe('https://www.neu.example');
    hostsFile('{"tabor": ["www.neu');
    await expect.poll(() => problems.at(-1)).toContain(`${SITE_HOSTS_FILE} is not JSON`);
    expect(tenantOf(table, 'neu.example')).toBe('tabor');
    rmSync(SITE_HOSTS_FILE);
    await expect.poll(() => problems.at(-1)).toContain('cannot be read');
    hostsFile('{"tabor": ["www.neuer.example"]}');
    await expect.poll(() => tenantOf(table, 'neuer.example')).toBe('tabor');
    expect(tenantOf(table, 'neu.example')).toBeUndefined();
    unwatchFile(SITE_HOSTS_FILE);
  });
});

describe('siteOrigins', () => {
  it('reads origins by tenant', () => {
    const read = siteOrigins({ SITE_ORIGINS: 'tabor=http://tabor.localhost:3000, geeren=https://geeren.example/,' });
    expect([...read]).toEqual([
      ['tabor', 'http://tabor.localhost:3000'],
      ['geeren', 'https://geeren.example'],
    ]);
    expect(siteOrigins({}).size).toBe(0);
  });

  it.each(['tabor', 'tabor=www.tabor.example', 'tabor=javascript:alert(1)', '=https://tabor.example'])(
    'rejects %o',
    (value) => {
      expect(() => siteOrigins({ SITE_ORIGINS: value })).toThrow(/^SITE_ORIGINS: .*tabor=https:/);
    },
  );
});
