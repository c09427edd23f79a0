import { trainingPositionsFixture } from '@group/content-client/trainingPosition/trainingPosition.fixture';
import type { TenantKey } from '@group/themes/registry';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jobTeasersFixture } from '../../domain/jobs/jobTeaser.fixture.ts';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { occupationsOfGroup, trainingTeaser } from './trainingTeaser.ts';
import { TrainingView, type TrainingViewProps } from './TrainingView.tsx';

function show(changes: Partial<TrainingViewProps> = {}, language = 'de') {
  const positions = trainingPositionsFixture.map(trainingTeaser);
  renderInSite(<TrainingView page={null} positions={positions} jobs={[]} {...changes} />, { language });
}

const addressOf = (key: TenantKey): string => `https://${key}.example/jobs/ausbildung`;

describe('TrainingView', () => {
  it('shows the occupations on offer', () => {
    show();
    expect(screen.queryByRole('heading', { level: 1, name: 'Ausbildung' })).not.toBeNull();
    expect(screen.queryByRole('heading', { level: 3, name: 'Köchin oder Koch' })).not.toBeNull();
    expect(screen.queryByText('3 Jahre')).not.toBeNull();
    expect(screen.queryByText('Tabor')).toBeNull();
  });

  it('has the specification’s words as its heading', () => {
    show({}, 'en');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Occupations you can learn with us',
      'Open training positions',
    ]);
  });

  it('links to open positions', () => {
    show({ jobs: jobTeasersFixture.slice(1, 3) });
    const link = screen.getByRole('link', { name: 'Fachfrau oder Fachmann Gesundheit EFZ' });
    expect(link.getAttribute('href')).toBe('/jobs/offene-lehrstellen/j2lehrstelle000000000000');
    expect(screen.queryByText('Ausbildungsstelle')).not.toBeNull();
  });

  it('shows the specification’s message where nothing is open', () => {
    show({ positions: [] }, 'en');
    expect(screen.queryByText('There are currently no apprenticeship vacancies')).not.toBeNull();
    expect(screen.queryByText('Ask us which occupations you can learn with us.')).not.toBeNull();
  });

  it('has one heading of level 1, also with a composed introduction', () => {
    show({ page: { title: 'Lernen bei uns', blocks: [{ type: 'hero', title: 'Lernen bei uns' }] } });
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Lernen bei uns',
    ]);
  });

  it('shows each occupation of the group once, with links to the houses that train for it', () => {
    const [nurse, cook] = trainingPositionsFixture;
    if (!nurse || !cook) throw new Error('The fixture has two occupations.');
    const at = (key: TenantKey, name: string, duration?: string) => ({
      ...cook,
      company: { ...cook.company, key, name },
      duration,
    });
    const positions = [nurse, cook, at('geeren', 'Geeren', '3 Jahre')];
    show({ positions: occupationsOfGroup(positions, 'digallo', addressOf) });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Köchin oder Koch', 'Fachfrau oder Fachmann Gesundheit']);
    const houses = screen.getAllByRole('link', { name: /Tabor|Geeren/ });
    expect(houses.map((link) => link.getAttribute('href'))).toEqual([
      'https://geeren.example/jobs/ausbildung',
      'https://tabor.example/jobs/ausbildung',
      'https://tabor.example/jobs/ausbildung',
    ]);
    expect(screen.queryAllByText('3 Jahre'), 'of the nurse alone, as the two cooks differ').toHaveLength(1);
    expect(screen.queryByText(/Frisch kochen/)).toBeNull();
  });

  it('describes what the holding itself trains for', () => {
    show({ positions: occupationsOfGroup(trainingPositionsFixture, 'tabor', () => '/jobs/ausbildung') });
    expect(screen.queryByText(/Frisch kochen/)).not.toBeNull();
    expect(screen.queryByText('Tabor')).toBeNull();
  });
});
