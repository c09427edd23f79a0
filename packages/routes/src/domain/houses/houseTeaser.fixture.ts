import { housesFixture } from '@group/content-client/house/house.fixture';
import { paths } from '../../site/paths.ts';
import type { HouseTeaser } from './houseTeaser.ts';

/** Tabor's houses, as its own site lists them. */
export const houseTeasersFixture: HouseTeaser[] = housesFixture.map((house) => {
  const { id, name, teaser, city, picture, places } = house;
  return { id, name, teaser, city, picture, places, href: paths.house.href(house) };
});
