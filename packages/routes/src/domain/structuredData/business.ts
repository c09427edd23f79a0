import type { Organization } from 'schema-dts';
import { pictureAddress } from '../../site/pictureAddress.ts';
import type { Site } from '../../site/site.ts';
import { organisationData } from './organisation.ts';
import { addressFromLines } from './postalAddress.ts';

type OrganisationData = Extract<Organization, { '@type': 'Organization' }>;

/** Who the site is of, on its homepage: with address, phone and pages elsewhere, as the configuration says. */
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
