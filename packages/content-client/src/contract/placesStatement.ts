import type { Offer, PlaceState } from './content/enumerations.ts';

/** A house with what is free there, for an employee who may change it. */
export interface HouseToState {
  slug: string;
  name: string;
  /** An ISO instant; `null` before the first statement. */
  statedAt: string | null;
  states: OfferState[];
}

/** The state of an offer; `null` if the house does not offer it. */
export interface OfferState {
  offer: Offer;
  state: PlaceState | null;
}

/** What an employee states of a house: a change, or without one that all is as before. */
export interface PlacesStatement {
  /** Slug. */
  house: string;
  change?: OfferState | undefined;
}
