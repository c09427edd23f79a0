import { articlesFixture, wireArticlesFixture } from '@group/content-client/article/article.fixture';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from './media.route.tsx';
import { MediaView } from './MediaView.tsx';

function show(articles: typeof articlesFixture, page: number, pages: number) {
  renderInSite(<MediaView articles={articles} page={page} pages={pages} />, { path: '/media' });
}

describe('MediaView', () => {
  it('shows the date and source of each article, and links to it', () => {
    show(articlesFixture, 1, 1);
    expect(screen.queryByText('14. Oktober 2026')).not.toBeNull();
    expect(screen.queryByText(/Seeblick-Zeitung/)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Ein neuer Garten für alle Sinne' }).getAttribute('href')).toBe(
      '/media/a1garten0000000000000000/ein-neuer-garten-fuer-alle-sinne',
    );
    expect(screen.queryByRole('navigation', { name: /Seiten/ })).toBeNull();
  });

  it('links to the other pages, to the first one without a number', () => {
    show(articlesFixture, 2, 3);
    expect(screen.queryByRole('heading', { level: 1, name: 'Medien, Seite 2' })).not.toBeNull();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/media', '/media?seite=2', '/media?seite=3']));
    expect(hrefs).not.toContain('/media?seite=1');
  });

  it('reports that there are no articles', () => {
    show([], 1, 0);
    expect(screen.queryByText('Hier gibt es noch nichts zu lesen.')).not.toBeNull();
  });
});

describe('loader of the media list', () => {
  const site = requestedSiteFixture('tabor', { answers: { articles: wireArticlesFixture } });

  it('returns the first page', async () => {
    const { articles, page } = await loader(routeArguments(site, '/media'));
    expect(page).toBe(1);
    expect(articles).toHaveLength(2);
  });

  it.each(['0', '-1', 'zwei', '1e3', ''])('returns the first page for the page number "%s"', async (page) => {
    expect(await loader(routeArguments(site, `/media?seite=${page}`))).toMatchObject({ page: 1 });
  });

  it('returns an empty first page without articles', async () => {
    const empty = requestedSiteFixture('tabor', { answers: { articles: { data: [] } } });
    expect(await loader(routeArguments(empty, '/media'))).toEqual({ articles: [], page: 1, pages: 0 });
  });
});
