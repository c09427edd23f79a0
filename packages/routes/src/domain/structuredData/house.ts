import type { House } from '@group/content-client/house/house.schema';
import type { LocalBusiness } from 'schema-dts';
import { paths, withPrefix } from '../../site/paths.ts';
import { pictureAddress } from '../../site/pictureAddress.ts';
import type { Site } from '../../site/site.ts';
import { organisationData } from './organisation.ts';
import { postalAddress } from './postalAddress.ts';

/** schema.org data of a house: address, contact, opening hours and organisation. */
export function houseData(site: Site, house: House) {
  const { name, teaser, picture, pictures, phone, email, openingHours, coordinates, website } = house;
  const shown = [picture, ...pictures].filter((each) => each !== undefined);
  return {
    '@type': site.features.business,
    name,
    description: teaser,
    url: site.origin + withPrefix(site.pathPrefix, paths.house.href(house)),
    sameAs: website?.startsWith('http') ? website : undefined,
    address: postalAddress(house),
    geo: coordinates && { '@type': 'GeoCoordinates', ...coordinates },
    telephone: phone,
    email,
    // Free text, as the editors wrote it.
    openingHours,
    image: shown.map(({ name: file }) => site.origin + pictureAddress(file, 1280, 'jpg')),
    parentOrganization: organisationData(site),
  } satisfies Extract<LocalBusiness, { '@type': Site['features']['business'] }>;
}
