import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { comparableHost } from './hostName.ts';
import { groupTenant, isTenantKey, multilingualTenants, standardTenants, tenantByKey, tenants } from './registry.ts';

const folder = new URL('tenants/', import.meta.url);

function keysWhere(test: (tenant: (typeof tenants)[number]) => boolean): string[] {
  return tenants.filter(test).map(({ key }) => key);
}

describe('registry', () => {
  it('lists every tenant folder once', () => {
    expect(tenants.map(({ key }) => key).toSorted()).toEqual(readdirSync(folder).toSorted());
  });

  it('starts with the holding', () => {
    expect(groupTenant.hosts.role).toBe('group');
  });

  it('has one group tenant and one fallback tenant', () => {
    expect(keysWhere(({ hosts }) => hosts.role === 'group')).toEqual(['digallo']);
    expect(keysWhere(({ hosts }) => hosts.role === 'fallback')).toEqual(['enfermagem']);
  });

  it('finds tenants only by their exact key', () => {
    expect(tenantByKey('tabor').name).toBe('Tabor');
    for (const key of ['nobody', 'Tabor', '', '__proto__', 'constructor'])
      expect(isTenantKey(key), `"${key}"`).toBe(false);
  });

  it('separates tenants with and without a language prefix', () => {
    expect(multilingualTenants.map(({ key }) => key)).toEqual(['rivabella']);
    expect(standardTenants).toHaveLength(tenants.length - 1);
  });

  it('loads in Node without a build, even from CommonJS', () => {
    const file = new URL('registry.ts', import.meta.url).pathname;
    const program = `process.stdout.write(require(${JSON.stringify(file)}).tenants.map(({ key }) => key).join())`;
    const printed = execFileSync(process.execPath, ['--input-type=commonjs', '--eval', program], { encoding: 'utf8' });
    expect(printed).toBe(tenants.map(({ key }) => key).join());
  });
});

describe('features in the specification', () => {
  it('are enabled for the specified tenants', () => {
    expect(keysWhere(({ features }) => features.seals.length > 0)).toEqual(['zumipark', 'bauma', 'hinderzelg']);
    expect(keysWhere(({ features }) => !features.groupLink)).toEqual(['digallo', 'forum-gerontologie']);
    expect(keysWhere(({ features }) => features.exactLinks.length > 0)).toEqual(['zumipark']);
    expect(tenantByKey('zumipark').features.exactLinks).toEqual(['/wohnen']);
  });

  it('give rivabella four languages, but no events, media, bare pages or apprenticeships', () => {
    const { features } = tenantByKey('rivabella');
    expect(features).toMatchObject({ events: false, media: false, barePages: false, apprenticeships: false });
    expect(features.languages?.map(({ prefix, locale, label }) => [prefix, locale, label])).toEqual([
      ['de', 'de-CH', 'DE'],
      ['it', 'it-CH', 'IT'],
      ['fr', 'fr-CH', 'FR'],
      ['en', 'en', 'EN'],
    ]);
    const others = keysWhere((tenant) => {
      const { events, media, barePages, apprenticeships } = tenant.features;
      return events && media && barePages && apprenticeships;
    });
    expect(others).toHaveLength(tenants.length - 1);
  });
});

describe('hosts', () => {
  it('belong to one tenant only', () => {
    const hosts = tenants.flatMap((tenant) => [...tenant.hosts.production, tenant.hosts.development]);
    expect(new Set(hosts.map(comparableHost)).size).toBe(hosts.length);
  });

  it('are in their normalised form, except for www.', () => {
    for (const { hosts } of tenants) {
      for (const host of [...hosts.production, hosts.development]) {
        expect(comparableHost(host)).toBe(host.replace(/^www\./, ''));
      }
    }
  });
});

describe.each(tenants)('folder of $key', (tenant) => {
  const seals = tenant.features.seals.map(({ key }) => `seal-${key}.svg`);
  const pictures = ['logo.svg', 'logo-white.svg', 'logo-small.svg', 'favicon.svg', ...seals];
  const own = new URL(`${tenant.key}/`, folder);

  it('contains exactly the expected files', () => {
    expect(readdirSync(own).toSorted()).toEqual([...pictures, 'tenant.ts'].toSorted());
  });

  function read(picture: string): string {
    return readFileSync(new URL(picture, own), 'utf8');
  }

  it.each(pictures)('has a valid %s', (picture) => {
    expect(existsSync(new URL(picture, own))).toBe(true);
    const svg = read(picture);
    expect(svg.length).toBeLessThan(6 * 1024);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">.*<\/svg>\n$/s);
    const open = svg.match(/<(?!\/)[^>]*[^/]>/g) ?? [];
    expect(open.length).toBe((svg.match(/<\//g) ?? []).length);
    expect(svg).not.toMatch(/<(text|image|script|style|foreignObject)|href|NaN|Infinity|undefined/);
  });

  it('has logos in its colours', () => {
    expect(read('logo.svg')).toContain(tenant.colours.primary);
    expect(read('logo-small.svg')).toContain(tenant.colours.primary);
    expect(read('favicon.svg')).toContain(tenant.colours.primary);
    const paints = [...read('logo-white.svg').matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint);
    expect(new Set(paints.filter((paint) => paint !== 'none'))).toEqual(new Set(['#fff']));
  });

  it('has a square small logo, favicon and seals', () => {
    for (const picture of pictures.filter((name) => !/^logo(-white)?\.svg$/.test(name))) {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(read(picture)) ?? [];
      expect(width, `width of ${picture}`).toBe(height);
    }
  });
});
