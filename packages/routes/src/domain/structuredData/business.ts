import type { Organization } from 'schema-dts';
import { pictureAddress } from '../../site/pictureAddress.ts';
import type { Site } from '../../site/site.ts';
import { organisationData } from './organisation.ts';
import { addressFromLines } from './postalAddress.ts';

type OrganisationData = Extract<Organization, { '@type': 'Organization' }>;

/** schema.org data of the organisation, for its homepage: address, phone and social profiles from the configuration. */
export function businessData(site: Site) {
  const { addressLines = [], phone, email, socials = [], metadata } = site.configuration ?? {};
  return {
    ...organisationData(site),
    legalName: site.fullName,
    description: metadata?.description,
    address: addressLines.length > 0 ? addressFromLines(addressLines) : undefined,
    telephone: phone,
    email,
    image: metadata?.image && site.origin + pictureAddress(metadata.image.name, 1280, 'jpg'),
    sameAs: socials.map(({ link }) => link),
    parentOrganization: site.group && { '@type': 'Organization', name: site.group.name, url: site.group.href },
  } satisfies OrganisationData;
}
