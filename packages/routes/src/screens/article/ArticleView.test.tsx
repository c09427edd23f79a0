import { articlesFixture, wireArticlesFixture } from '@group/content-client/article/article.fixture';
import type { Article } from '@group/content-client/article/article.schema';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from './article.route.tsx';
import { ArticleView } from './ArticleView.tsx';

const [own, fromNewspaper] = articlesFixture;

function show(article: Article | undefined) {
  if (!article) throw new Error('there are two examples');
  renderInSite(<ArticleView article={article} more={[]} />, { path: '/media' });
}

describe('ArticleView', () => {
  it('has a date, a title and a body', () => {
    show(own);
    expect(screen.queryByRole('heading', { level: 1, name: 'Ein neuer Garten für alle Sinne' })).not.toBeNull();
    expect(screen.getByText('14. Oktober 2026').getAttribute('datetime')).toBe('2026-10-14');
    expect(screen.queryByText(/Seit dieser Woche/)).not.toBeNull();
    expect(screen.queryByRole('link', { name: /Original/ })).toBeNull();
  });

  it('links to the original publication', () => {
    show(fromNewspaper);
    const original = screen.getByRole('link', { name: 'Im Original lesen: Seeblick-Zeitung' });
    expect(original.getAttribute('href')).toBe('https://seeblick-zeitung.example/lehre');
  });
});

describe('loader of an article', () => {
  const site = requestedSiteFixture('tabor', { answers: { articles: wireArticlesFixture } });
  const load = (id: string, slug: string) => loader(routeArguments(site, `/media/${id}/${slug}`, { id, slug }));

  it('returns the article and other articles', async () => {
    const { article, more } = await load('a1garten0000000000000000', 'ein-neuer-garten-fuer-alle-sinne');
    expect(article.title).toBe('Ein neuer Garten für alle Sinne');
    expect(more.map(({ id }) => id)).toEqual(['a2zeitung000000000000000']);
  });

  it('redirects a wrong slug permanently', async () => {
    const answer = await load('a1garten0000000000000000', 'garten').catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response)) throw new Error('expected a redirect');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/media/a1garten0000000000000000/ein-neuer-garten-fuer-alle-sinne',
    ]);
  });

  it('answers 404 to an unknown id', async () => {
    await expect(load('a9nirgends00000000000000', 'x')).rejects.toMatchObject({ init: { status: 404 } });
  });
});
