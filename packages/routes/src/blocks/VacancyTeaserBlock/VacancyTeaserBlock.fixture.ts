import type { LoadedBlockOf } from '../block/block.ts';

const job = {
  id: '1',
  title: 'Pflegefachperson HF',
  kind: 'vacancy' as const,
  workplace: 'Musterhausen',
  fullTime: false,
  pensum: { from: 60, to: 80 },
  startDate: '2027-02-01',
};

export const vacancyTeaserBlockFixture: LoadedBlockOf<'vacancy-teaser'> = {
  type: 'vacancy-teaser',
  count: 2,
  jobs: [job, { ...job, id: '2', title: 'Köchin oder Koch EFZ', kind: 'apprenticeship', fullTime: true }],
  totals: { vacancy: 2, apprenticeship: 3, teaching: 1 },
};
