import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventsMessages } from '../domain/events/events.messages.ts';
import { renderInSite } from '../testing/renderInSite.fixture.tsx';
import { siteFixture } from '../testing/site.fixture.ts';
import { PageBreadcrumbs, breadcrumbData } from './PageBreadcrumbs.tsx';
import { PageOpening } from './PageOpening.tsx';
import { screenHead } from './screenHead.ts';

const steps = [
  { name: 'Eventi', path: '/events' },
  { name: 'Mercato', path: '/events/1/mercato' },
];

describe('PageBreadcrumbs', () => {
  it('links to the homepage and to every ancestor', () => {
    renderInSite(<PageBreadcrumbs steps={steps} />, { language: 'it', site: { pathPrefix: '/it' } });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Pagina iniziale', '/it'],
      ['Eventi', '/it/events'],
    ]);
    expect(screen.getByText('Mercato').getAttribute('aria-current')).toBe('page');
  });
});

describe('nameInNavigation', () => {
  const called = { name: 'Kurse & Tagungen', link: '/events' };
  const configuration = siteFixture.configuration && { ...siteFixture.configuration, navigation: [called] };
  const step = { name: 'Veranstaltungen', path: '/events' };

  it('is what the navigation calls a page, in its heading, breadcrumbs, title and structured data', () => {
    const site = { ...siteFixture, configuration };
    renderInSite(<PageOpening steps={[step]} />, { site });
    expect(screen.getByRole('heading').textContent).toBe('Kurse & Tagungen');
    expect(screen.queryByText('Veranstaltungen')).toBeNull();
    expect(breadcrumbData(site, [step]).itemListElement.at(-1)?.name).toBe('Kurse & Tagungen');
    const matches = [{ id: 'root', loaderData: site }];
    const args = { matches, location: { pathname: '/events' } };
    expect(screenHead(args, eventsMessages, (name) => [{ ...step, name }])).toContainEqual({
      title: 'Kurse & Tagungen • Tabor',
    });
  });
});

describe('breadcrumbData', () => {
  it('lists the pages with their URLs, in order', () => {
    const { itemListElement } = breadcrumbData({ ...siteFixture, language: 'it', pathPrefix: '/it' }, steps);
    expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Pagina iniziale', 'https://tabor.example/it'],
      [2, 'Eventi', 'https://tabor.example/it/events'],
      [3, 'Mercato', 'https://tabor.example/it/events/1/mercato'],
    ]);
  });
});
