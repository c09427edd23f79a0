import type { HousePlaces } from './freePlaces.ts';
import type { PriceRange } from './tariffSums.ts';
import type { House } from '@group/content-client/house/house.schema';

/** What lists show of a house. */
export interface HouseTeaser extends Pick<House, 'id' | 'name' | 'teaser' | 'city' | 'picture' | 'places'> {
  /** Stand in for `picture` on pages that show that already. */
  pictures?: House['pictures'] | undefined;
  /** Its page: a path on this site, or a URL on its organisation's site. */
  href: string;
  /** The organisation's name, in lists with houses of several organisations. */
  company?: string | undefined;
  /** None where nobody has confirmed what is free. */
  offers?: HousePlaces['offers'];
  /** Of a house with a tariff. */
  price?: PriceRange | undefined;
  untranslated?: true | undefined;
}
