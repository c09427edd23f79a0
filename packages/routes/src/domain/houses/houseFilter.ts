import { type HouseKind, houseKinds, type Offer, offers } from '@group/content-client/contract/content/enumerations';
import { citiesOf } from '@group/content-client/house/citiesOf';
import type { House } from '@group/content-client/house/house.schema';
import { type Availabilities, offersOf } from './freePlaces.ts';
import { readPlaces } from '../../site/readPlaces.ts';
import type { ScreenHandle } from '../../site/screenHandle.ts';

/** Names of the query parameters. They are in bookmarked and shared URLs: never change them. */
export const houseFilterFields = { place: 'ort', kind: 'art', free: 'frei' } as const;

/** Values of the kind's query parameter; never change them either. */
export const houseKindWords: Readonly<Record<HouseKind, string>> = {
  care: 'pflege',
  apartments: 'wohnungen',
  supported: 'begleitung',
  services: 'dienste',
};

/** Values of the query parameter of what is free; never change them either. */
export const offerWords: Readonly<Record<Offer, string>> = {
  longStay: 'pflegeplatz',
  shortStay: 'ferienplatz',
  dayPlace: 'tagesplatz',
  dementiaCare: 'demenz',
  apartment: 'wohnung',
};

/** Values that narrow the list of houses. */
export const knownHouseFilters: ScreenHandle['search'] = {
  [houseFilterFields.kind]: (word) => Object.values(houseKindWords).includes(word),
  [houseFilterFields.free]: (word) => Object.values(offerWords).includes(word),
  [houseFilterFields.place]: { read: readPlaces },
};

/** A visitor's choice; an empty one matches all houses in which people live. */
export interface HouseFilter {
  place?: string | undefined;
  kind?: HouseKind | undefined;
  /** Free now or soon. */
  free?: Offer | undefined;
}

/** What visitors choose from: places to live in alphabetical order, kinds that at least one house has, and what is free. */
export interface HouseChoices {
  places: readonly string[];
  kinds: readonly HouseKind[];
  free: readonly Offer[];
}

type Filtered = Pick<House, 'city' | 'kind' | 'slug'>;

/** Whether people live there, unlike in an office or a garage. */
const isHome = ({ kind }: Filtered): boolean => kind !== 'services';

/** The offers of a house that are free now or soon. */
function freeIn(slug: string, availabilities: Availabilities, now: Date): Offer[] {
  const stated = offersOf(availabilities.get(slug), now);
  return stated.filter(({ state }) => state !== 'waitingList').map(({ offer }) => offer);
}

export function houseChoices(houses: readonly Filtered[], availabilities: Availabilities, now: Date): HouseChoices {
  const kinds = new Set(houses.map(({ kind }) => kind));
  const free = new Set(houses.flatMap(({ slug }) => freeIn(slug, availabilities, now)));
  return {
    places: citiesOf(houses.filter(isHome)),
    kinds: houseKinds.filter((kind) => kinds.has(kind)),
    free: offers.filter((offer) => free.has(offer)),
  };
}

/** The filter in the URL. Unknown values are ignored. */
export function readHouseFilter(search: URLSearchParams, { places, kinds }: HouseChoices): HouseFilter {
  const place = search.get(houseFilterFields.place);
  const kind = search.get(houseFilterFields.kind);
  const free = search.get(houseFilterFields.free);
  return {
    place: places.find((each) => each === place),
    kind: kinds.find((each) => houseKindWords[each] === kind),
    free: offers.find((each) => offerWords[each] === free),
  };
}

/** The houses that match a filter; where something is free now before where it will be soon. */
export function matchingHouses<T extends Filtered>(
  houses: readonly T[],
  filter: HouseFilter,
  availabilities: Availabilities,
  now: Date,
): T[] {
  const stateIn = ({ slug }: T) =>
    offersOf(availabilities.get(slug), now).find(({ offer }) => offer === filter.free)?.state;
  const matching = houses.filter(
    (house) =>
      (!filter.place || house.city === filter.place) && (filter.kind ? house.kind === filter.kind : isHome(house)),
  );
  return filter.free
    ? (['free', 'soon'] as const).flatMap((state) => matching.filter((house) => stateIn(house) === state))
    : matching;
}
