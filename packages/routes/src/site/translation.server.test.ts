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

/** A wire answer with these articles. */
function answer(articles: Article[]) {
  const data = articles.map(({ id, ...attributes }) => ({ id, attributes: { ...attributes, picture: null } }));
  return { data, meta: {} };
}

/** A site whose content service has these articles; a locale without any list cannot be reached. */
function siteWith(tenantKey: TenantKey, locale: Locale, articles: Partial<Record<Locale, Article[]>>) {
  const tenant = tenantByKey(tenantKey);
  const asked: Locale[] = [];
  const site: RequestedSite = {
    tenant,
    language: null,
    known: true,
    canonicalHost: 'site.example',
    originOf: () => 'https://site.example',
    scope: { tenant: tenantKey, locale },
    async read<T>(query: ContentQuery<T>, from: Locale = locale) {
      asked.push(from);
      const found = articles[from];
      if (!found) throw new ContentUnavailable('planted');
      return query.parse(answer(found), () => {});
    },
  };
  return { site, asked };
}

describe('readTranslated', () => {
  const query = articleQuery('first');

  it('asks once on a site with one language', async () => {
    const { site, asked } = siteWith('tabor', '', { '': [] });
    expect(await readTranslated(site, query)).toBeNull();
    expect(asked).toEqual(['']);
  });

  it('asks once in German', async () => {
    const { site, asked } = siteWith('rivabella', 'de-CH', { 'de-CH': [] });
    expect(await readTranslated(site, query)).toBeNull();
    expect(asked).toEqual(['de-CH']);
  });

  it('does not ask for German where there is a translation', async () => {
    const { site, asked } = siteWith('rivabella', 'it-CH', { 'it-CH': [{ ...first, title: 'Giardino' }] });
    const article = await readTranslated(site, query);
    expect(article).toMatchObject({ title: 'Giardino' });
    expect(article).not.toHaveProperty('untranslated');
    expect(asked).toEqual(['it-CH']);
  });

  it('gives the German entry where it is not translated, and says so', async () => {
    const { site, asked } = siteWith('rivabella', 'it-CH', { 'it-CH': [], 'de-CH': [first] });
    expect(await readTranslated(site, query)).toMatchObject({ title: first.title, untranslated: true });
    expect(asked).toEqual(['it-CH', 'de-CH']);
  });

  it('says that there is none where German has none', async () => {
    const { site } = siteWith('rivabella', 'fr-CH', { 'fr-CH': [], 'de-CH': [] });
    expect(await readTranslated(site, query)).toBeNull();
  });

  it('does with what is known in German while the translation cannot be had', async () => {
    const { site } = siteWith('rivabella', 'en', { 'de-CH': [first] });
    expect(await readTranslated(site, query)).toMatchObject({ untranslated: true });
    await expect(readTranslated(siteWith('rivabella', 'en', {}).site, query)).rejects.toThrow(ContentUnavailable);
  });
});

describe('readTranslatedList', () => {
  const query = newestArticlesQuery(3);

  it('has what German has, in its order, translated where somebody did so', async () => {
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
    const { site, asked } = siteWith(key, locale, { [locale]: [first] });
    expect(await readTranslatedList(site, query)).toHaveLength(1);
    expect(asked).toEqual([locale]);
  });
});
