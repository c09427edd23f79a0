import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../testing/renderInSite.fixture.tsx';
import { siteFixture } from '../testing/site.fixture.ts';
import { PageBreadcrumbs, breadcrumbData } from './PageBreadcrumbs.tsx';

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
