import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import type { LoadedBlock } from '../../blocks/block/block.ts';
import { siteFixture } from '../../testing/site.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { loader } from './jobs.route.tsx';
import { JobsIndexView, type JobsIndexViewProps } from './JobsIndexView.tsx';
import { jobsSite, wireJob } from '../../testing/jobsSite.fixture.ts';

const index: JobsIndexViewProps = {
  page: null,
  byArea: { care: 12, housekeeping: 1, hotel: 0, technical: 0, administration: 0 },
  total: 13,
  apprenticeships: 1,
};

function show(changes: Partial<JobsIndexViewProps> = {}, apprenticeships = true, language = 'de') {
  renderInSite(<JobsIndexView {...index} {...changes} />, {
    language,
    site: { features: { ...siteFixture.features, apprenticeships } },
  });
}

describe('JobsIndexView', () => {
  it('counts jobs by area, and links to the list of each area that has any', () => {
    show();
    expect(screen.getByRole('link', { name: 'Pflege und Betreuung' }).getAttribute('href')).toBe(
      '/jobs/offene-stellen?bereich=pflege',
    );
    expect(screen.queryByText('12 Stellen')).not.toBeNull();
    expect(screen.queryByText('1 Stelle')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Hotellerie' })).toBeNull();
  });

  it('has one heading of level 1, also with a composed introduction', () => {
    show({ page: { title: 'Arbeiten hier', blocks: [{ type: 'hero', title: 'Arbeiten hier' }] } });
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Arbeiten hier',
    ]);
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
  });

  it('shows the jobs before everything else on the composed page', () => {
    const totals = { vacancy: 1, apprenticeship: 0, teaching: 0 };
    const blocks = [
      { type: 'hero', title: 'Arbeiten hier' },
      { type: 'advantages', title: 'Vorteile', advantages: [{ title: 'Ferien' }] },
      { type: 'vacancy-teaser', title: 'Neu', count: 1, jobs: [], totals },
    ] as const satisfies LoadedBlock[];
    show({ page: { title: 'Jobs', blocks } });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Neu', 'Offene Stellen nach Bereich', 'Vorteile', 'So geht es weiter']);
  });

  it('opens with next steps that leave the page', () => {
    show({ page: { title: 'Jobs', blocks: [{ type: 'hero', title: 'Arbeiten hier' }] } });
    const opening = screen.getByRole('heading', { level: 1 }).closest('section');
    const links = [...(opening?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['13 Stellen ansehen', '/jobs/offene-stellen'],
      ['Schnellbewerbung', '/jobs/schnellbewerbung'],
    ]);
    expect(screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/jobs')).toEqual([]);
  });

  it('opens with the quick application where nothing is open, and says so once', () => {
    const totals = { vacancy: 0, apprenticeship: 0, teaching: 0 };
    const blocks = [
      { type: 'hero', title: 'Arbeiten hier' },
      { type: 'vacancy-teaser', count: 3, jobs: [], totals },
    ] as const satisfies LoadedBlock[];
    show({ page: { title: 'Jobs', blocks }, total: 0, apprenticeships: 0 });
    const opening = screen.getByRole('heading', { level: 1 }).closest('section');
    expect(opening?.querySelector('a[href="/jobs/schnellbewerbung"]')).not.toBeNull();
    expect(screen.getAllByText('Im Moment gibt es keine offenen Stellen')).toHaveLength(1);
  });

  it('links to the quick application twice at most, once in the words of the composed page if it has any', () => {
    const hero = { type: 'hero', title: 'Arbeiten hier' } as const;
    const link = '/jobs/schnellbewerbung';
    const invitation = { type: 'call-to-action', title: 'Trotzdem bewerben', label: 'Schnell bewerben', link } as const;
    const totals = { vacancy: 0, apprenticeship: 0, teaching: 0 };
    const teaser = { type: 'vacancy-teaser', count: 3, jobs: [], totals } as const satisfies LoadedBlock;
    const names = (blocks: LoadedBlock[], total = 13) => {
      cleanup();
      show({ page: { title: 'Jobs', blocks }, total });
      const links = screen.getAllByRole('link').filter((each) => each.getAttribute('href') === link);
      return links.map(({ textContent }) => textContent);
    };
    expect(names([hero])).toEqual(['Schnellbewerbung', 'Schnellbewerbung']);
    expect(names([hero, invitation])).toEqual(['Schnellbewerbung', 'Schnell bewerben']);
    expect(names([hero, teaser, invitation], 0)).toEqual(['Schnellbewerbung', 'Schnell bewerben']);
  });

  it('links to the lists, to apprenticeships only where the site has screens for them', () => {
    show();
    expect(screen.queryByText('1 Lehrstelle ist jetzt frei.')).not.toBeNull();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(
      expect.arrayContaining([
        '/jobs/offene-stellen',
        '/jobs/offene-lehrstellen',
        '/jobs/ausbildung',
        '/jobs/schnellbewerbung',
      ]),
    );
  });

  it('omits apprenticeships where the site has no screens for them', () => {
    show({}, false);
    expect(screen.queryByRole('link', { name: 'Offene Lehrstellen' })).toBeNull();
  });

  it('shows the specification’s message where nothing is open', () => {
    show({ total: 0, apprenticeships: 0 }, true, 'en');
    expect(screen.queryByText('There are no vacancies at the moment')).not.toBeNull();
    expect(screen.queryByText('There are currently no apprenticeship vacancies')).not.toBeNull();
  });

  it('requests counts only', async () => {
    const { site, requests } = jobsSite('tabor', [
      wireJob(),
      wireJob({ id: 'k', area: 'hotel', kind: 'apprenticeship' }),
    ]);
    const loaded = await loader(routeArguments(site, '/jobs'));
    expect(loaded).toMatchObject({
      total: 2,
      apprenticeships: 1,
      byArea: { care: 1, hotel: 1, technical: 0 },
      page: null,
    });
    expect(new Set(requests.map((search) => search['pagination[pageSize]']))).toEqual(new Set(['1']));
  });
});
