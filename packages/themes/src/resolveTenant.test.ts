import { describe, expect, it } from 'vitest';
import { multilingualTenants, standardTenants, tenants } from './registry.ts';
import { createHostTable, type HostConfiguration, HostTableError, resolveTenant } from './resolveTenant.ts';

const table = createHostTable(tenants);

function keyOf(host: string): string {
  return resolveTenant(table, host).tenant.key;
}

function hosts(value: Record<string, string[]>): HostConfiguration {
  return { hosts: { value, source: 'hosts.json' } };
}

describe('a host table without configuration', () => {
  it.each(tenants.map(({ key }) => key))('knows %s by its development and production hosts', (key) => {
    for (const host of [`${key}.localhost`, `${key}.example`]) {
      expect(resolveTenant(table, host)).toMatchObject({
        tenant: { key },
        known: true,
        canonicalHost: `${key}.example`,
      });
    }
  });

  it.each(['TABOR.localhost.:3000', 'www.tabor.example', 'Www.Tabor.Example.:443'])('takes %o for Tabor', (host) => {
    expect(keyOf(host)).toBe('tabor');
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000', '[::1]', 'digallo.example'])(
    'gives the holding for %o',
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
  ])('gives enfermagem for the stranger %o, and nothing of its name', (host) => {
    const resolved = resolveTenant(table, host);
    expect(resolved).toMatchObject({
      known: false,
      canonicalHost: 'enfermagem.example',
      tenant: { key: 'enfermagem' },
    });
  });
});

describe('configured hosts', () => {
  it('make the first one canonical and keep the others', () => {
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

  it('apply to the tenant that stands in for strangers', () => {
    const configured = createHostTable(tenants, hosts({ enfermagem: ['pflege.example'] }));
    expect(resolveTenant(configured, 'evil.example')).toMatchObject({ known: false, canonicalHost: 'pflege.example' });
  });

  it('may name the same host of the same tenant twice', () => {
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
    [
      { tabor: ['localhost'] },
      'The host localhost is claimed by digallo (hosts of this machine) and by tabor (hosts.json).',
    ],
    [
      { tabor: ['https://x.example'] },
      'hosts.json: "https://x.example" is not a host name (write it without scheme and port).',
    ],
  ])('refuse %j by name', (value, message) => {
    expect(() => createHostTable(tenants, hosts(value))).toThrow(new HostTableError(message));
  });
});

describe('a group domain', () => {
  const groupDomain = { value: 'gruppe.example', source: 'SITE_GROUP_DOMAIN' };
  const configured = createHostTable(tenants, { groupDomain });

  it.each(tenants.map(({ key }) => key))('has %s as a subdomain', (key) => {
    const canonicalHost = key === 'digallo' ? 'gruppe.example' : `${key}.gruppe.example`;
    for (const host of [`${key}.gruppe.example`, `www.${key}.gruppe.example:443`]) {
      expect(resolveTenant(configured, host)).toMatchObject({ tenant: { key }, known: true, canonicalHost });
    }
  });

  it('is the holding itself, and unknown elsewhere', () => {
    expect(resolveTenant(configured, 'www.gruppe.example').tenant.key).toBe('digallo');
    expect(resolveTenant(configured, 'andere.gruppe.example').known).toBe(false);
  });

  it('yields to a configured host as the canonical one', () => {
    const both = createHostTable(tenants, { groupDomain, ...hosts({ tabor: ['www.tabor.example'] }) });
    expect(resolveTenant(both, 'tabor.gruppe.example').canonicalHost).toBe('www.tabor.example');
    expect(resolveTenant(both, 'geeren.example').canonicalHost).toBe('geeren.gruppe.example');
  });

  it.each(['https://gruppe.example', 'tabor.example'])('is refused as %o, naming its variable', (value) => {
    expect(() => createHostTable(tenants, { groupDomain: { value, source: 'SITE_GROUP_DOMAIN' } })).toThrow(
      /SITE_GROUP_DOMAIN/,
    );
  });
});

describe('a program that serves some of the tenants', () => {
  it('knows nothing of the hosts of the others', () => {
    expect(resolveTenant(createHostTable(standardTenants), 'rivabella.localhost')).toMatchObject({
      tenant: { key: 'enfermagem' },
      known: false,
    });
  });

  it('answers as its first tenant where it serves neither the holding nor the one for strangers', () => {
    const own = createHostTable(multilingualTenants);
    expect(resolveTenant(own, 'localhost:3001')).toMatchObject({ tenant: { key: 'rivabella' }, known: true });
    expect(resolveTenant(own, 'tabor.example')).toMatchObject({ tenant: { key: 'rivabella' }, known: false });
  });

  it('still checks the hosts of the others', () => {
    const twice = hosts({ tabor: ['neu.example'], geeren: ['neu.example'] });
    expect(() => createHostTable(multilingualTenants, twice)).toThrow(HostTableError);
    expect(() => createHostTable([])).toThrow('No tenant is served');
  });
});
