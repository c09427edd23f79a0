import { wireArticlesFixture } from '@group/content-client/article/article.fixture';
import { downloadsFixture, wireDownloadsFixture } from '@group/content-client/download/download.fixture';
import { peopleFixture, wirePeopleFixture } from '@group/content-client/person/person.fixture';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { loadBlocks } from './loadBlocks.server.ts';

const answers = { people: wirePeopleFixture, downloads: wireDownloadsFixture };

const rivabellaWith = (data: object[]) => requestedSiteFixture('rivabella', { answers: { articles: { data } } });

describe('loadBlocks', () => {
  it('loads all people and documents where editors select none', async () => {
    const loaded = await loadBlocks(requestedSiteFixture('tabor', { answers }), [
      { type: 'people', people: [] },
      { type: 'downloads', downloads: [] },
    ]);
    expect(loaded).toEqual([
      { type: 'people', people: peopleFixture },
      { type: 'downloads', downloads: downloadsFixture },
    ]);
  });

  it('loads only those that editors select', async () => {
    const selected = [
      { type: 'people' as const, people: peopleFixture.slice(0, 1) },
      { type: 'downloads' as const, downloads: downloadsFixture.slice(1) },
    ];
    expect(await loadBlocks(requestedSiteFixture('tabor'), selected)).toEqual(selected);
  });

  it('shows news in German where they are not translated', async () => {
    const [first, second] = wireArticlesFixture.data;
    const site = requestedSiteFixture('rivabella', { language: 'it' });
    const german = rivabellaWith(wireArticlesFixture.data);
    const italian = rivabellaWith(wireArticlesFixture.data.slice(1));
    const read: typeof site.read = (query, locale) => (locale === 'de-CH' ? german : italian).read(query);
    const [news] = await loadBlocks({ ...site, read }, [{ type: 'news', count: 2 }]);
    expect(news?.type === 'news' && news.articles.map(({ id, untranslated }) => [id, untranslated])).toEqual([
      [first?.id, true],
      [second?.id, undefined],
    ]);
  });

  it('omits a block whose content is unavailable, and keeps the others', async () => {
    const quote = { type: 'quote' as const, text: 'Schön hier.' };
    expect(await loadBlocks(requestedSiteFixture('tabor'), [{ type: 'people', people: [] }, quote])).toEqual([quote]);
  });
});
