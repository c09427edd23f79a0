import { listScopeOf } from '@group/content-client/gateway/query';
import type { House } from '@group/content-client/house/house.schema';
import { housesQuery } from '@group/content-client/house/house.queries';
import { swissDay } from '@group/content-client/contract/swissTime';
import { tenantByKey, tenants } from '@group/themes/registry';
import { priceRange, tariffOn } from './tariffSums.ts';
import { type Availabilities, offersOf } from './freePlaces.ts';
import { addressAt } from '../../site/addressAt.ts';
import { paths } from '../../site/paths.ts';
import { orElse } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { readTranslatedList, type Translated } from '../../site/translation.server.ts';
import type { HouseTeaser } from './houseTeaser.ts';

/** The tenant's houses; on the holding's site those of all organisations, grouped by organisation. */
export async function readHouses(site: RequestedSite): Promise<Translated<House>[]> {
  const houses = await readTranslatedList(site, housesQuery(listScopeOf(site.tenant)));
  const ofOrganisations = Map.groupBy(houses, ({ company }) => company.key);
  return tenants.flatMap(({ key }) => ofOrganisations.get(key) ?? []);
}

/** The tenant's own houses, by the last parts of their addresses. */
export async function readHouseNames(site: RequestedSite) {
  const houses = await orElse(readHouses(site), undefined);
  const own = houses?.filter(({ company }) => company.key === site.tenant.key) ?? [];
  const names = new Map(own.map(({ slug, name }) => [slug, name]));
  return {
    /** False for no house of the tenant; while the content service is away, any may be one. */
    mayExist: (slug = '') => !houses || names.has(slug),
    /** The name of a house, where the tenant has others. */
    nameOf: (slug = '') => (names.size > 1 ? names.get(slug) : undefined),
  };
}

/** The house's page: a path on this site, or a URL on its organisation's site. */
export function houseAddress(site: RequestedSite, house: Pick<House, 'slug' | 'company'>): string {
  if (house.company.key === site.tenant.key) return paths.house.href(house);
  return addressAt(site, tenantByKey(house.company.key), paths.house.href(house));
}

export function houseTeaser(
  site: RequestedSite,
  house: Translated<House>,
  availabilities: Availabilities,
): HouseTeaser {
  const now = new Date();
  return {
    ...house,
    offers: offersOf(availabilities.get(house.slug), now),
    price: priceRange(tariffOn(house.tariffs, swissDay(now))),
    href: houseAddress(site, house),
    company: site.tenant.features.wholeGroup ? house.company.name : undefined,
  };
}
