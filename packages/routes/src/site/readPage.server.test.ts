import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { ContentQuery } from '@group/content-client/gateway/query';
import type { Locale } from '@group/content-client/locale';
import { tenantByKey } from '@group/themes/registry';
import { describe, expect, it } from 'vitest';
import { readPage } from './readPage.server.ts';
import type { RequestedSite } from './siteContext.ts';

/** An Italian request to the multilingual tenant. The content service has these titles, by locale and path. */
function italianSite(content: Partial<Record<Locale, Record<string, string>>>): RequestedSite {
  return {
    tenant: tenantByKey('rivabella'),
    language: 'it',
    pathPrefix: '/it',
    known: true,
    canonicalHost: 'rivabella.example',
    originOf: () => 'https://rivabella.example',
    canonicalOriginOf: () => 'https://rivabella.example',
    scope: { tenant: 'rivabella', locale: 'it-CH' },
    async read<T>(query: ContentQuery<T>, locale: Locale = 'it-CH') {
      const pages = content[locale];
      if (!pages) throw new ContentUnavailable('planted');
      const path = query.request({ tenant: 'rivabella', locale }).search['filters[path]'];
      const matching = Object.entries(pages).filter(([each]) => path === undefined || each === path);
      return query.parse(
        { data: matching.map(([each, title]) => ({ id: 1, attributes: { path: each, title } })) },
        () => {},
      );
    },
  };
}

describe('readPage', () => {
  it('falls back to German and marks the page as untranslated', async () => {
    const site = italianSite({ 'it-CH': {}, 'de-CH': { '/s/hausordnung': 'Hausordnung' } });
    expect(await readPage(site, '/s/hausordnung')).toMatchObject({ title: 'Hausordnung', untranslated: true });
  });

  it('rejects while the content service is unavailable', async () => {
    await expect(readPage(italianSite({}), '/')).rejects.toThrow(ContentUnavailable);
  });
});
