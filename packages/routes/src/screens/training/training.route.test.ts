import { wireTrainingPositionsFixture } from '@group/content-client/trainingPosition/trainingPosition.fixture';
import { describe, expect, it } from 'vitest';
import { jobsSite, wireJob } from '../../testing/jobsSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { loader } from './training.route.tsx';

const jobs = [
  wireJob(),
  wireJob({ id: 'l', kind: 'apprenticeship', title: 'Lehrstelle' }),
  wireJob({ id: 't', kind: 'teaching', title: 'Ausbildungsstelle' }),
];

describe('loader of the training screen', () => {
  it('returns the occupations, open apprenticeships and open teaching posts', async () => {
    const { site } = jobsSite('tabor', jobs, { answers: { 'training-positions': wireTrainingPositionsFixture } });
    const { page, positions, jobs: open } = await loader(routeArguments(site, '/jobs/ausbildung'));
    expect(page).toBeNull();
    expect(positions.map(({ qualification }) => qualification)).toEqual(['EFZ', 'EFZ']);
    expect(open.map(({ title }) => title)).toEqual(['Lehrstelle', 'Ausbildungsstelle']);
  });
});
