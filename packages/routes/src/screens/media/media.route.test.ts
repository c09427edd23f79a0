import { wireArticlesFixture } from '@group/content-client/article/article.fixture';
import type { ContentQuery } from '@group/content-client/gateway/query';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { loader } from './media.route.tsx';

function mediaSite() {
  const usual = requestedSiteFixture('tabor', { answers: { articles: wireArticlesFixture } });
  const asked: unknown[] = [];
  const site = {
    ...usual,
    read<T>(query: ContentQuery<T>) {
      asked.push(query.request(usual.scope).search['pagination[page]']);
      return usual.read(query);
    },
  };
  return { asked, load: (page: string) => loader(routeArguments(site, `/media?seite=${page}`)) };
}

describe('list of articles', () => {
  it.each(['2', '17', '9999'])('answers 404 to page %s without a request to the content service', async (page) => {
    const { asked, load } = mediaSite();
    await expect(load(page)).rejects.toMatchObject({ init: { status: 404 } });
    expect(asked).toEqual(['1']);
  });

  it('has a first page', async () => {
    const { asked, load } = mediaSite();
    expect(await load('1')).toMatchObject({ page: 1, pages: 1 });
    expect(asked).toEqual(['1']);
  });
});
