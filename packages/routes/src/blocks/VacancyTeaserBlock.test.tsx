import { LanguageProvider } from '@group/ui/texts/LanguageProvider';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteStage } from '../site/SiteStage.tsx';
import type { JobTeaser } from './block.ts';
import { VacancyTeaserBlock } from './VacancyTeaserBlock.tsx';

function job(id: number, kind: JobTeaser['kind']): JobTeaser {
  return { id: String(id), title: `Stelle ${id}`, kind, company: 'Tabor', workplace: 'Hier', fullTime: true };
}

function show(jobs: JobTeaser[], language = 'de') {
  render(
    <LanguageProvider language={language}>
      <SiteStage>
        <VacancyTeaserBlock block={{ type: 'vacancy-teaser', count: 1, jobs }} />
      </SiteStage>
    </LanguageProvider>,
  );
}

describe('VacancyTeaserBlock', () => {
  it('says in the words of the specification that there is nothing', () => {
    show([], 'en');
    expect(screen.getByText('There are no vacancies at the moment')).toBeDefined();
    expect(screen.getByText('There are currently no apprenticeship vacancies')).toBeDefined();
  });

  it('says that there are no apprenticeships where there are vacancies only', () => {
    show([job(1, 'vacancy')]);
    expect(screen.getByText('Zurzeit gibt es keine offenen Lehrstellen')).toBeDefined();
    expect(screen.queryByText('Im Moment gibt es keine offenen Stellen')).toBeNull();
  });

  it('counts what is left of each kind, in singular and plural', () => {
    show([
      job(1, 'vacancy'),
      job(2, 'vacancy'),
      job(3, 'apprenticeship'),
      job(4, 'apprenticeship'),
      job(5, 'teaching'),
    ]);
    expect(screen.getByRole('link', { name: '1 weitere offene Stelle' }).getAttribute('href')).toBe(
      '/jobs/offene-stellen',
    );
    expect(screen.getByRole('link', { name: '2 weitere Lehrstellen' }).getAttribute('href')).toBe(
      '/jobs/offene-lehrstellen',
    );
    expect(screen.getByRole('link', { name: '1 weitere Ausbildungsstelle' })).toBeDefined();
  });

  it('labels a full-time post and leads to all of them', () => {
    show([job(1, 'vacancy')]);
    expect(screen.getByText('Vollzeit')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Alle ansehen' }).getAttribute('href')).toBe('/jobs');
  });
});
