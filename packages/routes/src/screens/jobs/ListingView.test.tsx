import { LinkProvider } from '@group/ui/LinkProvider';
import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLocation, useNavigationType } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SiteLink } from '../../site/SiteLink.tsx';
import { enhanceFilters } from '../../client/filters.ts';
import { paths } from '../../site/paths.ts';
import { siteFixture } from '../../testing/site.fixture.ts';
import { SiteStoryProvider } from '../../testing/SiteStoryProvider.tsx';
import { jobTeasersFixture } from '../../domain/jobs/jobTeaser.fixture.ts';
import { ListingView, type ListingViewProps } from './ListingView.tsx';

const listing: ListingViewProps = {
  path: paths.vacancies,
  filter: {},
  companies: [],
  picksApprenticeships: true,
  jobs: jobTeasersFixture,
  total: 4,
  page: 1,
  pages: 1,
  anyOpen: true,
};

function show(changes: Partial<ListingViewProps> = {}, language = 'de') {
  return render(
    <LanguageProvider language={language}>
      <SiteStoryProvider>
        <ListingView {...listing} {...changes} />
      </SiteStoryProvider>
    </LanguageProvider>,
  );
}

function href(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href');
}

enhanceFilters();

/** Shows the router's current location. */
function Here() {
  const { pathname, search } = useLocation();
  const filter = { apprenticeshipsOnly: search.includes('lehrstellen') };
  return (
    <LinkProvider anchor={SiteLink}>
      <p data-testid="here">{`${useNavigationType()} ${pathname}${search}`}</p>
      <ListingView {...listing} filter={filter} total={search ? 1 : 4} />
    </LinkProvider>
  );
}

function showInSite() {
  const Site = createRoutesStub([{ id: 'root', path: '*', Component: Here, loader: () => siteFixture }]);
  render(<Site initialEntries={['/jobs/offene-stellen']} hydrationData={{ loaderData: { root: siteFixture } }} />);
}

describe('ListingView', () => {
  it('shows title, place, workload and start of each job, and links to it', () => {
    show();
    const [row] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('HF'));
    expect(row?.textContent?.replaceAll('\u2060', '')).toBe(
      'Pflegefachperson HFAeugst am SeePensum 60–80\u00A0%ab 1. Februar 2027',
    );
    expect(href('Pflegefachperson HF')).toBe('/jobs/offene-stellen/j1pflege0000000000000000');
    expect(href('Fachfrau oder Fachmann Gesundheit EFZ')).toBe('/jobs/offene-lehrstellen/j2lehrstelle000000000000');
  });

  it.each([
    [1, '1 Stelle'],
    [12, '12 Stellen'],
    [1234, '1’234 Stellen'],
  ])('announces %i as "%s" in a live region', (total, words) => {
    show({ total });
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('shows the specification’s message where nothing matches, and links to the unfiltered list', () => {
    show({ filter: { area: 'technical' }, jobs: [], total: 0, pages: 0 }, 'en');
    expect(screen.getByRole('status').textContent).toBe('No matching jobs found with your search criteria');
    expect(screen.getByRole('link', { name: 'Show all jobs' }).getAttribute('href')).toBe('/jobs/offene-stellen');
    expect(screen.getByRole('combobox', { name: 'Area' })).toHaveProperty('value', 'technik');
  });

  it.each([
    [paths.vacancies, 'There are no vacancies at the moment'],
    [paths.apprenticeships, 'There are currently no apprenticeship vacancies'],
  ])('reports at %s that nothing is open, and shows no filters', (path, words) => {
    show({ path, jobs: [], total: 0, pages: 0, anyOpen: false }, 'en');
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'To the quick application' })).not.toBeNull();
  });

  it('keeps the filters in the link to the next page', () => {
    show({ filter: { area: 'care', company: 'tabor', apprenticeshipsOnly: true }, pages: 3 });
    expect(screen.getByRole('link', { name: 'Seite 2' }).getAttribute('href')).toBe(
      '/jobs/offene-stellen?bereich=pflege&betrieb=tabor&lehrstellen=1&seite=2',
    );
  });

  it('is a form that works without JavaScript', () => {
    const { container } = show({
      filter: { apprenticeshipsOnly: true },
      companies: [{ key: 'geeren', name: 'Geeren' }],
    });
    const form = container.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/jobs/offene-stellen']);
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['bereich', ''],
      ['betrieb', ''],
      ['lehrstellen', '1'],
    ]);
    expect(screen.getByRole('button', { name: 'Stellen anzeigen' })).toHaveProperty('type', 'submit');
  });

  it('is submitted by the router on change where React runs: replaces the URL and keeps the focus', async () => {
    showInSite();
    const area = screen.getByRole('combobox', { name: 'Bereich' });
    area.focus();
    fireEvent.change(area, { target: { value: 'pflege' } });
    await waitFor(() =>
      expect(screen.getByTestId('here').textContent).toBe('REPLACE /jobs/offene-stellen?bereich=pflege'),
    );
    expect(screen.getByRole('status').textContent).toBe('1 Stelle');
    expect(document.activeElement).toBe(area);
  });

  it('keeps a checkbox checked', async () => {
    showInSite();
    const only = screen.getByRole('checkbox', { name: 'Nur Lehrstellen' });
    fireEvent.click(only);
    expect(only).toHaveProperty('checked', true);
    await waitFor(() => expect(screen.getByTestId('here').textContent).toContain('lehrstellen=1'));
    expect(only).toHaveProperty('checked', true);
  });
});
