import type { House } from './house.schema.ts';

/** The cities of houses, once each, in alphabetical order. */
export const citiesOf = (houses: readonly Pick<House, 'city'>[]): string[] =>
  [...new Set(houses.map(({ city }) => city))].toSorted((a, b) => a.localeCompare(b, 'de-CH'));
