import { housesFixture } from '@group/content-client/house/house.fixture';
import { paths } from '../../site/paths.ts';
import type { HouseTeaser } from './houseTeaser.ts';

/** Tabor's houses, as its own site lists them. */
export const houseTeasersFixture: HouseTeaser[] = housesFixture.map((house) => ({
  ...house,
  company: undefined,
  href: paths.house.href(house),
}));
