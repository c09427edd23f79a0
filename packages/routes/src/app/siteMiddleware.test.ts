import { multilingualTenants, tenantByKey } from '@group/themes/registry';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { revalidatingContext, siteContext } from '../site/siteContext.ts';
import { defineSite } from './defineSite.server.ts';
import { languagePath, siteMiddleware, spelledPath } from './siteMiddleware.server.ts';

const languages = tenantByKey('rivabella').features.languages;

describe('spelledPath', () => {
  it.each([
    ['/Wohnen', '/wohnen'],
    ['/de/Wohnen', '/de/wohnen'],
    ['/V/tagesmenu', '/v/tagesmenu'],
    ['/wohnen/', '/wohnen'],
    ['/Wohnen/Haus-Umgebung/', '/wohnen/haus-umgebung'],
    ['/de/', '/de'],
    ['/', '/'],
    ['/wohnen', '/wohnen'],
    ['/Caf%C3%A9', '/caf%C3%A9'],
    ['/%77ohnen/haus%2Dumgebung', '/wohnen/haus-umgebung'],
    ['/%4Bontakt/%7e%5F%39%2e', '/kontakt/~_9.'],
    ['/a%2Fb%25%3a%40%60%7B', '/a%2Fb%25%3a%40%60%7B'],
    ['//Evil.example/jobs', '//Evil.example/jobs'],
    ['/Wohnen//', '/Wohnen//'],
  ])('spells %s as %s', (pathname, spelled) => {
    expect(spelledPath(pathname)).toBe(spelled);
  });
});

describe('languagePath', () => {
  it.each([
    ['/de', 'de', undefined],
    ['/it/wohnen', 'it', undefined],
    ['/', 'de', '/de'],
    ['/wohnen', 'de', '/de/wohnen'],
    ['/wohnen/haus-umgebung', 'de', '/de/wohnen/haus-umgebung'],
    ['/es/wohnen', 'de', '/de/wohnen'],
    ['/gsw/wohnen', 'de', '/de/wohnen'],
    ['/IT/wohnen', 'it', '/it/wohnen'],
    ['/fr-FR/wohnen', 'fr', '/fr/wohnen'],
    ['/de-CH', 'de', '/de'],
    ['/s/hausordnung', 'de', '/de/s/hausordnung'],
    ['//evil.example/jobs', 'de', undefined],
    ['//de/wohnen', 'de', undefined],
    ['///', 'de', undefined],
    ['/robots.txt', 'de', undefined],
    ['/sitemap.xml', 'de', undefined],
  ])('reads %s as %s, redirected to %s', (pathname, prefix, redirectTo) => {
    if (!languages) throw new Error('rivabella has languages');
    const { language, redirectTo: target } = languagePath(pathname, languages);
    expect([language.prefix, target]).toEqual([prefix, redirectTo]);
  });
});

describe('siteMiddleware', () => {
  it('takes what was sent at an address of a language that the site had, and redirects reads', async () => {
    const site = defineSite('rivabella', multilingualTenants, {
      CONTENT_API_URL: 'http://content.example',
      CONTENT_API_TOKEN: 'token',
      SITE_DATA_DIR: await temporaryFolder(),
    });
    const url = new URL('http://rivabella.localhost/gsw/kontakt');
    const answerTo = async (method: string): Promise<unknown> => {
      const context = new RouterContextProvider();
      context.set(revalidatingContext, false);
      const request = new Request(url, { method, headers: { host: url.host } });
      const served = async () => {
        const { language, pathPrefix } = context.get(siteContext);
        return new Response(`${language} ${pathPrefix}`);
      };
      try {
        const response = await siteMiddleware(site)({ request, url, context, params: {}, pattern: '' }, served);
        return await response?.text();
      } catch (thrown) {
        return thrown instanceof Response ? thrown.headers.get('location') : thrown;
      }
    };
    expect(await answerTo('GET')).toBe('/de/kontakt');
    expect(await answerTo('POST')).toBe('de /de');
    const { gateway, forms } = site.services();
    await Promise.all([gateway.close(), forms.close()]);
  });
});
