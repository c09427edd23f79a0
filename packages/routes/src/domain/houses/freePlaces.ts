import type { Availability } from '@group/content-client/availability/availability.schema';
import { type Offer, offers, type PlaceState } from '@group/content-client/contract/content/enumerations';
import type { House } from '@group/content-client/house/house.schema';
import { swissDay } from '@group/content-client/contract/swissTime';

/** What is free in a house; without offers where nobody has confirmed it for a week. */
export interface HousePlaces extends Pick<House, 'name' | 'phone'> {
  offers: readonly { offer: Offer; state: PlaceState }[];
  /** An ISO instant. */
  statedAt: string;
  isToday: boolean;
}

/** A statement that is older may be wrong: the page asks to call. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Availabilities by the slug of their house. */
export type Availabilities = ReadonlyMap<string, Availability>;

/** The states of a house's offers; none where nobody has confirmed them for a week. */
export function offersOf(availability: Availability | undefined, now: Date): HousePlaces['offers'] {
  if (!availability || now.getTime() - Date.parse(availability.statedAt) > maxAgeMs) return [];
  return offers.flatMap((offer) => {
    const state = availability[offer];
    return state ? [{ offer, state }] : [];
  });
}

/** What is free in the houses that say so. */
export function freePlaces(
  houses: readonly Pick<House, 'slug' | 'name' | 'phone'>[],
  availabilities: Availabilities,
  now: Date,
): HousePlaces[] {
  return houses.flatMap(({ slug, name, phone }) => {
    const availability = availabilities.get(slug);
    if (!availability) return [];
    const { statedAt } = availability;
    const isToday = swissDay(new Date(statedAt)) === swissDay(now);
    return [{ name, phone, offers: offersOf(availability, now), statedAt, isToday }];
  });
}
