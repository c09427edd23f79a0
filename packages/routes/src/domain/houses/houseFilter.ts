import { type HouseKind, houseKinds } from '@group/content-client/contract/content/enumerations';
import { housesQuery } from '@group/content-client/house/house.queries';
import type { House } from '@group/content-client/house/house.schema';
import type { ScreenHandle } from '../../site/screenHandle.ts';

/** Names of the query parameters. They are in bookmarked and shared URLs: never change them. */
export const houseFilterFields = { place: 'ort', kind: 'art' } as const;

/** Values of the kind's query parameter; never change them either. */
export const houseKindWords: Readonly<Record<HouseKind, string>> = {
  care: 'pflege',
  apartments: 'wohnungen',
  supported: 'begleitung',
  services: 'dienste',
};

/** Values that narrow the list of houses. */
export const knownFilters: ScreenHandle['search'] = {
  [houseFilterFields.kind]: (word) => Object.values(houseKindWords).includes(word),
  [houseFilterFields.place]: {
    async read({ tenant, read }) {
      const houses = await read(housesQuery(tenant.features.wholeGroup ? 'group' : 'tenant'));
      return houseChoices(houses).places;
    },
  },
};

/** A visitor's choice; an empty one matches all houses. */
export interface HouseFilter {
  place?: string | undefined;
  kind?: HouseKind | undefined;
}

/** What visitors choose from: places in alphabetical order, and kinds that at least one house has. */
export interface HouseChoices {
  places: readonly string[];
  kinds: readonly HouseKind[];
}

type Filtered = Pick<House, 'city' | 'kind'>;

export function houseChoices(houses: readonly Filtered[]): HouseChoices {
  const places = new Set(houses.map(({ city }) => city));
  const kinds = new Set(houses.map(({ kind }) => kind));
  return {
    places: [...places].toSorted((a, b) => a.localeCompare(b, 'de-CH')),
    kinds: houseKinds.filter((kind) => kinds.has(kind)),
  };
}

/** The filter in the URL. Unknown values are ignored. */
export function readHouseFilter(search: URLSearchParams, { places, kinds }: HouseChoices): HouseFilter {
  const place = search.get(houseFilterFields.place);
  const kind = search.get(houseFilterFields.kind);
  return {
    place: places.find((each) => each === place),
    kind: kinds.find((each) => houseKindWords[each] === kind),
  };
}

export function matchesFilter({ city, kind }: Filtered, filter: HouseFilter): boolean {
  return (!filter.place || city === filter.place) && (!filter.kind || kind === filter.kind);
}
