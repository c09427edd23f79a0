import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteFixture } from '../../testing/site.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import type { LoadedBlockOf } from '../block/block.ts';
import { VacancyTeaserBlock } from './VacancyTeaserBlock.tsx';

type Totals = LoadedBlockOf<'vacancy-teaser'>['totals'];

function job(id: number, kind: JobTeaser['kind']): JobTeaser {
  return { id: String(id), title: `Stelle ${id}`, kind, workplace: 'Hier', fullTime: true, pensum: undefined };
}

function show(jobs: JobTeaser[], totals: Partial<Totals> = {}, language = 'de') {
  const all = { vacancy: 0, apprenticeship: 0, teaching: 0, ...totals };
  renderInSite(<VacancyTeaserBlock block={{ type: 'vacancy-teaser', count: 1, jobs, totals: all }} />, { language });
}

function href(name: string) {
  return screen.getByRole('link', { name }).getAttribute('href');
}

describe('VacancyTeaserBlock', () => {
  it('shows the specification’s message where nothing is open', () => {
    show([], {}, 'en');
    expect(screen.queryByText('There are no vacancies at the moment')).not.toBeNull();
    expect(screen.queryByText('There are currently no apprenticeship vacancies')).not.toBeNull();
  });

  it('leads to the quick application where nothing is open', () => {
    show([]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/jobs/schnellbewerbung']);
  });

  it('reports that there are no apprenticeships where there are only vacancies', () => {
    show([job(1, 'vacancy')], { vacancy: 1 });
    expect(screen.queryByText('Zurzeit gibt es keine offenen Lehrstellen')).not.toBeNull();
    expect(screen.queryByText('Im Moment gibt es keine offenen Stellen')).toBeNull();
  });

  it('counts the remaining jobs of each kind, in singular and plural', () => {
    show([job(1, 'vacancy')], { vacancy: 2, apprenticeship: 2, teaching: 1 });
    expect(screen.getByRole('link', { name: '1 weitere offene Stelle' }).getAttribute('href')).toBe(
      '/jobs/offene-stellen',
    );
    expect(screen.getByRole('link', { name: '2 weitere Lehrstellen' }).getAttribute('href')).toBe(
      '/jobs/offene-lehrstellen',
    );
    expect(screen.queryByRole('link', { name: '1 weitere Ausbildungsstelle' })).not.toBeNull();
  });

  it('links to the vacancies on sites without apprenticeship screens', () => {
    const features = { ...siteFixture.features, apprenticeships: false };
    renderInSite(
      <VacancyTeaserBlock
        block={{
          type: 'vacancy-teaser',
          count: 1,
          jobs: [job(1, 'apprenticeship')],
          totals: { vacancy: 0, apprenticeship: 2, teaching: 0 },
        }}
      />,
      { site: { features } },
    );
    expect(href('Stelle 1')).toBe('/jobs/offene-stellen/1');
    expect(href('1 weitere Lehrstelle')).toBe('/jobs/offene-stellen');
  });

  it('labels a full-time job and links to the list of all jobs', () => {
    show([job(1, 'vacancy')], { vacancy: 1 });
    expect(screen.queryByText('Vollzeit')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Alle Stellen ansehen' }).getAttribute('href')).toBe(
      '/jobs/offene-stellen',
    );
  });
});
