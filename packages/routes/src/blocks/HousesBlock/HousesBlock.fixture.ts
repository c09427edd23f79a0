import { houseTeasersFixture } from '../../domain/houses/houseTeaser.fixture.ts';
import type { LoadedBlockOf } from '../block/block.ts';

export const housesBlockFixture: LoadedBlockOf<'houses'> = { type: 'houses', houses: houseTeasersFixture };
