import { describe, expect, it } from 'vitest';
import { type MatchedJob, matches, type Wish } from './matching.ts';

const any: Wish = { area: '', employer: '', place: '', workload: '', apprenticeships: '' };

const job: MatchedJob = {
  area: 'care',
  kind: 'vacancy',
  workplace: 'Aeugst am See, Küche',
  pensumMin: 60,
  pensumMax: 80,
  fullTime: false,
  company: { key: 'tabor' },
};

describe('matches', () => {
  it.each<[boolean, Partial<Wish>, Partial<MatchedJob>]>([
    [true, {}, {}],
    [true, { area: 'care', employer: 'tabor', place: 'Aeugst am See', workload: '60' }, {}],
    [false, { area: 'hotel' }, {}],
    [false, { employer: 'geeren' }, {}],
    [false, { place: 'See' }, {}],
    [true, { place: 'Wil' }, { workplace: 'Wil' }],
    [true, { place: 'Wil' }, { workplace: 'Wil und Uzwil' }],
    [false, { place: 'Wil' }, { workplace: 'Wila, Küche' }],
    [false, { apprenticeships: '1' }, {}],
    [true, { apprenticeships: '1' }, { kind: 'apprenticeship' }],
    [true, { workload: '80' }, {}],
    [false, { workload: '40' }, {}],
    [false, { workload: '100' }, {}],
    [true, { workload: '100' }, { pensumMin: null, pensumMax: 90 }],
    [true, { workload: '100' }, { pensumMin: null, pensumMax: null, fullTime: true }],
    [false, { workload: '80' }, { pensumMin: null, pensumMax: null, fullTime: true }],
    [true, { workload: '20' }, { pensumMin: null, pensumMax: null }],
  ])('is %s for %j and %j', (expected, wish, facts) => {
    expect(matches({ ...any, ...wish }, { ...job, ...facts })).toBe(expected);
  });
});
