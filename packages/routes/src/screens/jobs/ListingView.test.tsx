import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../site/paths.ts';
import { jobsSite, wireJob } from '../../testing/jobsSite.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { jobTeasersFixture } from '../../domain/jobs/jobTeaser.fixture.ts';
import { loadListing } from './listing.server.ts';
import { ListingView, type ListingViewProps } from './ListingView.tsx';

const listing: ListingViewProps = {
  path: paths.vacancies.pattern,
  filter: {},
  companies: [],
  places: [],
  picksApprenticeships: true,
  jobs: jobTeasersFixture,
  total: 4,
  page: 1,
  pages: 1,
  anyOpen: true,
  offersAlert: true,
};

function show(changes: Partial<ListingViewProps> = {}, language = 'de') {
  return renderInSite(<ListingView {...listing} {...changes} />, { language });
}

function href(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href');
}

describe('ListingView', () => {
  it('shows title, date of publication, place, workload and start of each job, and links to it', () => {
    show();
    const [row] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('HF'));
    expect(row?.textContent?.replaceAll('\u2060', '')).toBe(
      'Pflegefachperson HFausgeschrieben am 2. November 2026Aeugst am SeePensum 60–80\u00A0%ab 1. Februar 2027',
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
    [paths.vacancies.pattern, 'There are no vacancies at the moment'],
    [paths.apprenticeships.pattern, 'There are currently no apprenticeship vacancies'],
  ])('reports at %s that nothing is open, and shows no filters', (path, words) => {
    show({ path, jobs: [], total: 0, pages: 0, anyOpen: false }, 'en');
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Apply now' })).not.toBeNull();
  });

  it.each([true, false])('offers new jobs by mail only where mails are sent: %s', (offersAlert) => {
    show({ offersAlert });
    expect(screen.queryByRole('link', { name: 'Diese Stellen abonnieren' }) !== null).toBe(offersAlert);
  });

  it('offers apprenticeships by mail on their own list', async () => {
    const { site } = jobsSite('tabor', [wireJob({ kind: 'apprenticeship' })]);
    const path = paths.apprenticeships.pattern;
    show({ ...(await loadListing(path, routeArguments(site, path))), offersAlert: true });
    expect(href('Diese Stellen abonnieren')).toBe('/jobs/stellenabo?lehrstellen=1');
  });

  it('keeps the filters in the link to the next page', () => {
    show({ filter: { area: 'care', company: 'tabor', apprenticeshipsOnly: true }, pages: 3 });
    expect(screen.getByRole('link', { name: 'Seite 2' }).getAttribute('href')).toBe(
      '/jobs/offene-stellen?bereich=pflege&betrieb=tabor&lehrstellen=1&seite=2',
    );
  });
});
