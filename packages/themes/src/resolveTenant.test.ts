import { describe, expect, it } from 'vitest';
import { multilingualTenants, standardTenants, tenantByKey, tenants } from './registry.ts';
import { createHostTable, type HostConfiguration, HostTableError, originOf, resolveTenant } from './resolveTenant.ts';

const table = createHostTable(tenants);

function keyOf(host: string): string {
  return resolveTenant(table, host).tenant.key;
}

function hosts(value: Record<string, string[]>): HostConfiguration {
  return { hosts: { value, source: 'hosts.json' } };
}

describe('createHostTable without configuration', () => {
  it.each(tenants.map((tenant) => [tenant.key, tenant.hosts] as const))(
    'resolves the development and production hosts of %s',
    (key, { development, production }) => {
      const [canonicalHost] = production;
      for (const host of [development, ...production]) {
        expect(resolveTenant(table, host)).toMatchObject({ tenant: { key }, known: true, canonicalHost });
      }
    },
  );

  it.each(['TABOR.localhost.:3000', 'www.tabor.example', 'Www.Tabor.Example.:443'])('resolves %o to Tabor', (host) => {
    expect(keyOf(host)).toBe('tabor');
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', '[::1]', 'digallo.example'])(
    'resolves %o to the holding',
    (host) => {
      expect(resolveTenant(table, host)).toMatchObject({ tenant: { key: 'digallo' }, known: true });
    },
  );

  it.each([
    '',
    'tabor.localhost.evil.example',
    'evil-tabor.example',
    'tabor.example.evil.example',
    'tabor.example@evil.example',
    'sub.tabor.example',
    '__proto__',
    'constructor',
    'tаbor.example',
    'a'.repeat(50_000),
  ])('resolves the unknown host %o to enfermagem, without reflecting its name', (host) => {
    const resolved = resolveTenant(table, host);
    expect(resolved).toMatchObject({
      known: false,
      canonicalHost: 'enfermagem.example',
      tenant: { key: 'enfermagem' },
    });
  });
});

describe('createHostTable with configured hosts', () => {
  it('makes the first host canonical and accepts the others', () => {
    const configured = createHostTable(tenants, hosts({ tabor: ['www.Tabor-Heim.example', 'tabor-zh.example'] }));
    for (const host of ['tabor-heim.example', 'www.tabor-zh.example', 'tabor.example', 'tabor.localhost']) {
      expect(resolveTenant(configured, host)).toMatchObject({
        tenant: { key: 'tabor' },
        known: true,
        canonicalHost: 'www.tabor-heim.example',
      });
    }
    expect(resolveTenant(configured, 'geeren.example').canonicalHost).toBe('geeren.example');
  });

  it('applies to the fallback tenant', () => {
    const configured = createHostTable(tenants, hosts({ enfermagem: ['pflege.example'] }));
    expect(resolveTenant(configured, 'evil.example')).toMatchObject({ known: false, canonicalHost: 'pflege.example' });
  });

  it('accepts a host that one tenant lists twice', () => {
    const configured = createHostTable(tenants, hosts({ tabor: ['tabor.example', 'www.tabor.example'] }));
    expect(resolveTenant(configured, 'tabor.example').canonicalHost).toBe('tabor.example');
  });

  it.each([
    [{ taborr: ['x.example'] }, 'hosts.json: there is no tenant "taborr".'],
    [
      { tabor: ['neu.example'], geeren: ['www.NEU.example'] },
      'The host neu.example is claimed by tabor (hosts.json) and by geeren (hosts.json).',
    ],
    [
      { geeren: ['tabor.example'] },
      'The host tabor.example is claimed by tabor (tenants/tabor/tenant.ts) and by geeren (hosts.json).',
    ],
    [{ tabor: ['localhost'] }, 'The host localhost is claimed by digallo (loopback hosts) and by tabor (hosts.json).'],
    [
      { tabor: ['https://x.example'] },
      'hosts.json: "https://x.example" is not a host name (write it without scheme and port).',
    ],
  ])('rejects %j', (value, message) => {
    expect(() => createHostTable(tenants, hosts(value))).toThrow(new HostTableError(message));
  });
});

describe('createHostTable with a group domain', () => {
  const groupDomain = { value: 'gruppe.example', source: 'SITE_GROUP_DOMAIN' };
  const configured = createHostTable(tenants, { groupDomain });

  it.each(tenants.map(({ key }) => key))('resolves the subdomain of %s', (key) => {
    const canonicalHost = key === 'digallo' ? 'gruppe.example' : `${key}.gruppe.example`;
    for (const host of [`${key}.gruppe.example`, `www.${key}.gruppe.example:443`]) {
      expect(resolveTenant(configured, host)).toMatchObject({ tenant: { key }, known: true, canonicalHost });
    }
  });

  it('resolves the apex to the holding and rejects other subdomains', () => {
    expect(resolveTenant(configured, 'www.gruppe.example').tenant.key).toBe('digallo');
    expect(resolveTenant(configured, 'andere.gruppe.example').known).toBe(false);
  });

  it('prefers a configured host as the canonical one', () => {
    const both = createHostTable(tenants, { groupDomain, ...hosts({ tabor: ['www.tabor.example'] }) });
    expect(resolveTenant(both, 'tabor.gruppe.example').canonicalHost).toBe('www.tabor.example');
    expect(resolveTenant(both, 'geeren.example').canonicalHost).toBe('geeren.gruppe.example');
  });

  it.each(['https://gruppe.example', 'tabor.example'])('rejects the value %o and names the variable', (value) => {
    expect(() => createHostTable(tenants, { groupDomain: { value, source: 'SITE_GROUP_DOMAIN' } })).toThrow(
      /SITE_GROUP_DOMAIN/,
    );
  });
});

describe('createHostTable for some of the tenants', () => {
  it('treats hosts of other tenants as unknown', () => {
    expect(resolveTenant(createHostTable(standardTenants), 'rivabella.localhost')).toMatchObject({
      tenant: { key: 'enfermagem' },
      known: false,
    });
  });

  it('falls back to its first tenant if it serves neither the holding nor the fallback tenant', () => {
    const own = createHostTable(multilingualTenants);
    expect(resolveTenant(own, 'localhost:3001')).toMatchObject({ tenant: { key: 'rivabella' }, known: true });
    expect(resolveTenant(own, 'tabor.example')).toMatchObject({ tenant: { key: 'rivabella' }, known: false });
  });

  it('still detects conflicts between other tenants', () => {
    const conflicting = hosts({ tabor: ['neu.example'], geeren: ['neu.example'] });
    expect(() => createHostTable(multilingualTenants, conflicting)).toThrow(HostTableError);
    expect(() => createHostTable([])).toThrow('No tenant is served');
  });
});

describe('originOf', () => {
  const localOrigins = new Map([['rivabella', 'http://rivabella.localhost:3001']]);
  const groupSite = createHostTable(standardTenants, { localOrigins, ...hosts({ digallo: ['www.gruppe.example'] }) });
  const own = createHostTable(multilingualTenants, {
    localOrigins: new Map([['digallo', 'http://digallo.localhost:3000']]),
    groupDomain: { value: 'gruppe.example', source: 'SITE_GROUP_DOMAIN' },
  });

  it.each([
    ['a tenant of the same program', groupSite, 'tabor', 'http://localhost:3000/', 'http://tabor.localhost:3000'],
    ['its scheme', groupSite, 'tabor', 'https://geeren.localhost/', 'https://tabor.localhost'],
    [
      'a tenant of another program',
      groupSite,
      'rivabella',
      'http://localhost:3000/',
      'http://rivabella.localhost:3001',
    ],
    ['the holding from another program', own, 'digallo', 'http://127.0.0.1:3001/de', 'http://digallo.localhost:3000'],
    ['a tenant without development origin', own, 'tabor', 'http://localhost:3001/', 'https://tabor.gruppe.example'],
    ['the configured host', groupSite, 'digallo', 'https://tabor.example/', 'https://www.gruppe.example'],
    ['the first own host', groupSite, 'rivabella', 'https://tabor.example/', 'https://rivabella.example'],
    ['the apex', own, 'digallo', 'https://rivabella.gruppe.example/de', 'https://gruppe.example'],
  ] as const)('returns %s', (_, site, key, from, origin) => {
    expect(originOf(site, tenantByKey(key), new URL(from))).toBe(origin);
  });

  it('equals the canonical origin that the tenant itself declares', () => {
    for (const tenant of standardTenants) {
      const { canonicalHost } = resolveTenant(groupSite, tenant.hosts.production[0]);
      expect(originOf(groupSite, tenant, new URL('https://tabor.example/'))).toBe(`https://${canonicalHost}`);
    }
  });
});
