import { describe, expect, it } from 'vitest';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { loader } from './home.route.tsx';

function pageAt(path: string, title: string) {
  return { id: path, attributes: { path, title, blocks: [] } };
}

const home = pageAt('/', 'Willkommen');
const gastronomy = pageAt('/gastronomie', 'Unsere Küche');

/** Loads a path. The real content service filters by path; the example returns the same pages for all paths. */
function load(path: string, ...pages: ReturnType<typeof pageAt>[]) {
  const site = requestedSiteFixture('tabor', { answers: { pages: { data: pages } } });
  return loader(routeArguments(site, path));
}

describe('loader of the homepage', () => {
  it('returns the homepage without breadcrumbs', async () => {
    expect(await load('/', home)).toMatchObject({ title: 'Willkommen', steps: undefined });
  });

  it('returns the homepage for gastronomy while that has no page of its own', async () => {
    expect(await load('/gastronomie', home)).toMatchObject({ title: 'Willkommen', steps: undefined });
  });

  it('returns the composed gastronomy page', async () => {
    expect(await load('/gastronomie', gastronomy)).toMatchObject({
      title: 'Unsere Küche',
      steps: [{ name: 'Unsere Küche', path: '/gastronomie' }],
    });
  });
});
