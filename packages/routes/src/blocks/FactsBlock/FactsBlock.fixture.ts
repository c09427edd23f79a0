import type { LoadedBlockOf } from '../block/block.ts';

export const factsBlockFixture: LoadedBlockOf<'facts'> = {
  type: 'facts',
  facts: [
    { value: '64', label: 'Zimmer, alle mit eigenem Bad' },
    { value: '1964', label: 'gebaut, 2019 erneuert' },
    { value: '11', label: 'Apfelbäume im Garten' },
  ],
};
