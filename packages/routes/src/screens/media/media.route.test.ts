import { wireArticlesFixture } from '@group/content-client/article/article.fixture';
import type { ContentQuery } from '@group/content-client/gateway/query';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { loader } from './media.route.tsx';

function mediaSite() {
  const exampleSite = requestedSiteFixture('tabor', { answers: { articles: wireArticlesFixture } });
  const requests: unknown[] = [];
  const site = {
    ...exampleSite,
    read<T>(query: ContentQuery<T>) {
      requests.push(query.request(exampleSite.scope).search['pagination[page]']);
      return exampleSite.read(query);
    },
  };
  return { requests, load: (page: string) => loader(routeArguments(site, `/media?seite=${page}`)) };
}

describe('list of articles', () => {
  it.each(['2', '17', '9999'])('answers 404 to page %s without a request to the content service', async (page) => {
    const { requests, load } = mediaSite();
    await expect(load(page)).rejects.toMatchObject({ init: { status: 404 } });
    expect(requests).toEqual(['1']);
  });
});
