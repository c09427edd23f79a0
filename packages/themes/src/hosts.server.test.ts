import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hostTableFromEnvironment, siteOrigins } from './hosts.server.ts';
import { tenants } from './registry.ts';
import { HostTableError, resolveTenant } from './resolveTenant.ts';

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
