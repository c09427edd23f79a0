import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { ContentQuery } from '@group/content-client/gateway/query';
import type { Locale } from '@group/content-client/locale';
import { tenantByKey } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { readPage } from './readPage.server.ts';
import type { RequestedSite } from './siteContext.ts';

/** An Italian page of the multilingual tenant, over a content service that has these titles by path. */
function italianSite(content: Partial<Record<Locale, Record<string, string>>>): RequestedSite {
  return {
    tenant: tenantByKey('rivabella'),
    language: null,
    known: true,
    canonicalHost: 'rivabella.example',
    originOf: () => 'https://rivabella.example',
    scope: { tenant: 'rivabella', locale: 'it-CH' },
    async read<T>(query: ContentQuery<T>, locale: Locale = 'it-CH') {
      const pages = content[locale];
      if (!pages) throw new ContentUnavailable('planted');
      const path = query.request({ tenant: 'rivabella', locale }).search['filters[path]'];
      const found = Object.entries(pages).filter(([each]) => path === undefined || each === path);
      return query.parse(
        { data: found.map(([each, title]) => ({ id: 1, attributes: { path: each, title } })) },
        () => {},
      );
    },
  };
}

describe('readPage', () => {
  const site = italianSite({
    'it-CH': { '/': 'Benvenuti' },
    'de-CH': { '/': 'Willkommen', '/s/hausordnung': 'Hausordnung' },
  });

  it('is in the language of the site', async () => {
    const page = await readPage(site, '/');
    expect(page).toMatchObject({ title: 'Benvenuti' });
    expect(page).not.toHaveProperty('untranslated');
  });

  it('is in German where nobody has translated it, and says so', async () => {
    expect(await readPage(site, '/s/hausordnung')).toMatchObject({ title: 'Hausordnung', untranslated: true });
  });

  it('is none where German has none', async () => {
    expect(await readPage(site, '/s/altro')).toBeNull();
  });

  it('is a 503 where nothing can be had', async () => {
    await expect(readPage(italianSite({}), '/')).rejects.toMatchObject({ init: { status: 503 } });
  });
});
