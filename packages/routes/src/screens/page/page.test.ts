import { wireRedirectsFixture } from '@group/content-client/redirect/redirect.fixture';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { loader } from './page.route.tsx';
import { redirectFor, redirectMoved } from '../../site/redirectMoved.server.ts';

function pageAt(path: string, title: string) {
  return { id: path, attributes: { path, title, blocks: [] } };
}

function site(language?: string, ...pages: ReturnType<typeof pageAt>[]) {
  const answers = { pages: { data: pages }, redirects: wireRedirectsFixture };
  return language
    ? requestedSiteFixture('rivabella', { answers, language })
    : requestedSiteFixture('tabor', { answers });
}

async function redirected(path: string, search = '', language?: string) {
  const response: unknown = await redirectMoved(site(language), path, search).catch((thrown: unknown) => thrown);
  return response instanceof Response ? [response.status, response.headers.get('location')] : response;
}

describe('redirectMoved', () => {
  it('redirects permanently or temporarily', async () => {
    expect(await redirected('/stellen')).toEqual([301, '/jobs/offene-stellen']);
    expect(await redirected('/menuplan')).toEqual([302, 'https://kueche.tabor.example/heute']);
  });

  it('redirects former addresses with a query, and preserves the other parameters', () => {
    const redirects = [{ from: '/index.php?id=5', to: '/wohnen#preise', permanent: true }];
    const to = (path: string, search: string) =>
      redirectFor(redirects, '/it', path, search)?.headers.get('location') ?? undefined;
    expect(to('/index.php', '?id=5')).toBe('/it/wohnen#preise');
    expect(to('/Index.php', '?utm=plakat&id=5')).toBe('/it/wohnen?utm=plakat#preise');
    expect(to('/index.php', '?id=6')).toBeUndefined();
  });

  it('keeps the language and the query', async () => {
    expect(await redirected('/stellen', '?utm=plakat', 'it')).toEqual([301, '/it/jobs/offene-stellen?utm=plakat']);
  });

  it.each([
    ['/jobs/offene-stellen?ort=Zürich', '/jobs/offene-stellen?ort=Z%C3%BCrich'],
    ['/s/haus#über–uns', '/s/haus#%C3%BCber%E2%80%93uns'],
    ['/suche?wort=Caf%C3%A9', '/suche?wort=Caf%C3%A9'],
    ['https://www.zürich.example/häuser–neu', 'https://www.xn--zrich-kva.example/h%C3%A4user%E2%80%93neu'],
  ])('redirects to %s, as it was copied from a browser', (to, location) => {
    const response = redirectFor([{ from: '/alt', to, permanent: true }], '', '/alt', '');
    expect(response?.headers.get('location')).toBe(location);
  });

  it.each([
    ['/de/kontakt', '/kontakt?utm=plakat'],
    ['/it-ch/meine/besuch/0a', '/meine/besuch/0a?utm=plakat'],
    ['/gsw', '/?utm=plakat'],
    ['/de//evil.example', undefined],
    ['/es/kontakt', undefined],
  ])('leads from %s, where the site had languages, to %s', async (path, location) => {
    expect(await redirected(path, '?utm=plakat')).toEqual(location && [302, location]);
  });

  it('returns for a path that has not moved', async () => {
    expect(await redirected('/stellen/alt')).toBeUndefined();
  });
});

describe('loader of composed pages', () => {
  it('returns the page with its breadcrumbs', async () => {
    const loaded = await loader(routeArguments(site(undefined, pageAt('/wohnen', 'Wohnen')), '/wohnen'));
    expect(loaded).toMatchObject({ title: 'Wohnen', steps: [{ name: 'Wohnen', path: '/wohnen' }] });
  });

  it('answers 404 where no page is composed', async () => {
    const nothing = loader(routeArguments(site(), '/gibt/es/nicht'));
    await expect(nothing).rejects.toMatchObject({ init: { status: 404 } });
  });
});
