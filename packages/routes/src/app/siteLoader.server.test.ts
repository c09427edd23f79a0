import { tenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../testing/requestedSite.fixture.ts';
import { routeArguments } from '../testing/routeArguments.fixture.ts';
import { siteLoader } from './siteLoader.server.ts';

describe('siteLoader', () => {
  it.each(tenants.filter(({ features }) => features.groupLink).map(({ key }) => key))(
    'links %s to the holding’s own site',
    async (key) => {
      const { group } = await siteLoader(routeArguments(requestedSiteFixture(key), '/'));
      expect(group).toEqual({ name: 'Digallo Gruppe', href: 'https://www.digallo.example' });
    },
  );

  it('has the language that the tenant names, such as Swiss German', async () => {
    const site = requestedSiteFixture('tabor');
    const swiss = { ...site, tenant: { ...site.tenant, language: 'gsw' as const } };
    expect((await siteLoader(routeArguments(swiss, '/'))).language).toBe('gsw');
    expect((await siteLoader(routeArguments(site, '/'))).language).toBe('de');
  });
});
