import { tenants } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { inLanguage, type RequestedSite } from '../site/siteContext.ts';
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
    const swiss = { ...site, ...inLanguage({ ...site.tenant, language: 'gsw' }, null) };
    expect((await siteLoader(routeArguments(swiss, '/'))).language).toBe('gsw');
    expect((await siteLoader(routeArguments(site, '/'))).language).toBe('de');
  });

  it.each([
    ['it', 'Visite solo al mattino.', undefined],
    ['fr', 'Besuche nur am Morgen.', 'de-CH'],
    ['de', 'Besuche nur am Morgen.', undefined],
  ])('has a notice in %s, or else in the first language', async (prefix, text, language) => {
    const site = requestedSiteFixture('rivabella', { language: prefix });
    const texts: Readonly<Record<string, string>> = {
      'de-CH': 'Besuche nur am Morgen.',
      'it-CH': 'Visite solo al mattino.',
    };
    const read: RequestedSite['read'] = async (query, locale = site.scope.locale) => {
      const attributes = { Name: 'Rivabella', notice: texts[locale] ?? null, Nav: [], Fusszeile: [], Socials: [] };
      return query.parse({ data: { id: 1, attributes } }, () => {});
    };
    const { configuration } = await siteLoader(routeArguments({ ...site, read }, `/${prefix}`));
    expect(configuration?.notice).toEqual({ text, until: undefined, ...(language && { language }) });
  });
});
