import type { House } from '@group/content-client/house/house.schema';
import type { TenantKey } from '@group/themes/registry';
import type { LocalBusiness } from 'schema-dts';
import { housePath, withPrefix } from '../paths.ts';
import { pictureAddress } from '../pictureAddress.ts';
import type { Site } from '../site/site.ts';
import { organisationData } from './organisation.ts';
import { postalAddress } from './postalAddress.ts';

type HouseData = Extract<LocalBusiness, { '@type': 'LocalBusiness' | 'AutoRepair' | 'EmploymentAgency' }>;

/** What a house is to search engines, where it is not a home: their list of businesses has no care homes. */
const otherBusinesses: Readonly<Partial<Record<TenantKey, HouseData['@type']>>> = {
  schlossgarage: 'AutoRepair',
  enfermagem: 'EmploymentAgency',
};

/** A house: where it is, how it is reached, when it is open, and to whom it belongs. */
export function houseData(site: Site, house: House) {
  const { name, teaser, picture, pictures, phone, email, openingHours, coordinates, website } = house;
  const shown = [picture, ...pictures].filter((each) => each !== undefined);
  return {
    '@type': otherBusinesses[house.company.key] ?? 'LocalBusiness',
    name,
    description: teaser,
    url: site.origin + withPrefix(site.pathPrefix, housePath(house)),
    sameAs: website?.startsWith('http') ? website : undefined,
    address: postalAddress(house),
    geo: coordinates && { '@type': 'GeoCoordinates', ...coordinates },
    telephone: phone,
    email,
    // In words, as the editors wrote them.
    openingHours,
    image: shown.map(({ name: file }) => site.origin + pictureAddress(file, 1280, 'jpg')),
    parentOrganization: organisationData(site),
  } satisfies HouseData;
}
