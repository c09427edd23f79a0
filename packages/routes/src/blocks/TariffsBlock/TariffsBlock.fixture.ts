import { housesFixture } from '@group/content-client/house/house.fixture';
import { houseTariffs } from '../../domain/houses/houseTariffs.ts';
import type { LoadedBlockOf } from '../block/block.ts';

export const tariffsBlockFixture: LoadedBlockOf<'tariffs'> = {
  type: 'tariffs',
  houses: houseTariffs(housesFixture.slice(0, 1), '2026-11-28'),
};
