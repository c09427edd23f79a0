import { articleQuery, newestArticlesQuery } from '@group/content-client/article/article.queries';
import { type Article } from '@group/content-client/article/article.schema';
import { articleFixture } from '@group/content-client/article/article.fixture';
import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { ContentQuery } from '@group/content-client/gateway/query';
import type { Locale } from '@group/content-client/locale';
import { type TenantKey, tenantByKey } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import type { RequestedSite } from './siteContext.ts';
import { readTranslated, readTranslatedList } from './translation.server.ts';

const first: Article = { ...articleFixture, id: 'first' };
const second: Article = { ...articleFixture, id: 'second' };

/** A wire response with these articles. */
function wireList(articles: Article[]) {
  const data = articles.map(({ id, ...attributes }) => ({ id, attributes: { ...attributes, picture: null } }));
  return { data, meta: {} };
}

/** A site whose content service has these articles; it is unavailable for a locale without a list. */
function siteWith(tenantKey: TenantKey, locale: Locale, articles: Partial<Record<Locale, Article[]>>) {
  const tenant = tenantByKey(tenantKey);
  const requests: Locale[] = [];
  const site: RequestedSite = {
    tenant,
    language: 'it',
    pathPrefix: '/it',
    known: true,
    canonicalHost: 'site.example',
    originOf: () => 'https://site.example',
    canonicalOriginOf: () => 'https://site.example',
    scope: { tenant: tenantKey, locale },
    async read<T>(query: ContentQuery<T>, from: Locale = locale) {
      requests.push(from);
      const localised = articles[from];
      if (!localised) throw new ContentUnavailable('no content in this locale');
      return query.parse(wireList(localised), () => {});
    },
  };
  return { site, requests };
}

describe('readTranslated', () => {
  const query = articleQuery('first');

  it('sends one request on a site with one language', async () => {
    const { site, requests } = siteWith('tabor', '', { '': [] });
    expect(await readTranslated(site, query)).toBeNull();
    expect(requests).toEqual(['']);
  });

  it('sends one request in German', async () => {
    const { site, requests } = siteWith('rivabella', 'de-CH', { 'de-CH': [] });
    expect(await readTranslated(site, query)).toBeNull();
    expect(requests).toEqual(['de-CH']);
  });

  it('sends no request in German where a translation exists', async () => {
    const { site, requests } = siteWith('rivabella', 'it-CH', { 'it-CH': [{ ...first, title: 'Giardino' }] });
    const article = await readTranslated(site, query);
    expect(article).toMatchObject({ title: 'Giardino' });
    expect(article).not.toHaveProperty('untranslated');
    expect(requests).toEqual(['it-CH']);
  });

  it('returns the German entry where there is no translation, and marks it as untranslated', async () => {
    const { site, requests } = siteWith('rivabella', 'it-CH', { 'it-CH': [], 'de-CH': [first] });
    expect(await readTranslated(site, query)).toMatchObject({ title: first.title, untranslated: true });
    expect(requests).toEqual(['it-CH', 'de-CH']);
  });

  it('returns null where German has no entry either', async () => {
    const { site } = siteWith('rivabella', 'fr-CH', { 'fr-CH': [], 'de-CH': [] });
    expect(await readTranslated(site, query)).toBeNull();
  });

  it('returns the German entry while the translation is unavailable', async () => {
    const { site } = siteWith('rivabella', 'en', { 'de-CH': [first] });
    expect(await readTranslated(site, query)).toMatchObject({ untranslated: true });
    await expect(readTranslated(siteWith('rivabella', 'en', {}).site, query)).rejects.toThrow(ContentUnavailable);
  });
});

describe('readTranslatedList', () => {
  const query = newestArticlesQuery(3);

  it('has the German entries in their order, translated where a translation exists', async () => {
    const { site } = siteWith('rivabella', 'it-CH', {
      'it-CH': [
        { ...first, id: 'not in German' },
        { ...second, title: 'Giardino' },
      ],
      'de-CH': [first, second],
    });
    const list = await readTranslatedList(site, query);
    expect(list.map(({ id, title, untranslated }) => [id, title, untranslated])).toEqual([
      ['first', first.title, true],
      ['second', 'Giardino', undefined],
    ]);
  });

  it.each([
    ['tabor', ''],
    ['rivabella', 'de-CH'],
  ] as const)('asks once for %s in "%s"', async (key, locale) => {
    const { site, requests } = siteWith(key, locale, { [locale]: [first] });
    expect(await readTranslatedList(site, query)).toHaveLength(1);
    expect(requests).toEqual([locale]);
  });
});
