import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { loader } from './home.route.tsx';

function pageAt(path: string, title: string) {
  return { id: path, attributes: { path, title, blocks: [] } };
}

const home = pageAt('/', 'Willkommen');
const gastronomy = pageAt('/gastronomie', 'Unsere Küche');

/** The content service filters by path; the example has one page for all. */
function load(path: string, ...pages: ReturnType<typeof pageAt>[]) {
  const site = requestedSiteFixture('tabor', { answers: { pages: { data: pages } } });
  return loader(routeArguments(site, path));
}

describe('the loader of home', () => {
  it('gives the homepage, without a way to it', async () => {
    expect(await load('/', home)).toMatchObject({ title: 'Willkommen', steps: null });
  });

  it('gives the homepage for gastronomy while there is no page of its own', async () => {
    expect(await load('/gastronomie', home)).toMatchObject({ title: 'Willkommen', steps: null });
  });

  it('gives what editors composed for gastronomy', async () => {
    expect(await load('/gastronomie', gastronomy)).toMatchObject({
      title: 'Unsere Küche',
      steps: [{ name: 'Unsere Küche', path: '/gastronomie' }],
    });
  });
});
