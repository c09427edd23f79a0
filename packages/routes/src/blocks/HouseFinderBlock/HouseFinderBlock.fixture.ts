import type { LoadedBlockOf } from '../block/block.ts';

export const houseFinderBlockFixture: LoadedBlockOf<'house-finder'> = {
  type: 'house-finder',
  choices: { places: ['Aeugst am See', 'Seuzmatt'], kinds: ['care', 'apartments'], free: ['shortStay'] },
};
