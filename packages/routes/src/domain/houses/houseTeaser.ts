import type { House } from '@group/content-client/house/house.schema';

/** What lists show of a house: no more of it reaches the browser. */
export interface HouseTeaser extends Pick<House, 'id' | 'name' | 'teaser' | 'city' | 'picture' | 'places'> {
  /** Its page: a path of this site, or an address on the site of the organisation that it belongs to. */
  href: string;
  /** Whose it is, where houses of several organisations stand side by side. */
  company?: string | undefined;
  untranslated?: true | undefined;
}
