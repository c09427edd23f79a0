import type { Organization } from 'schema-dts';
import { type Site, siteName } from '../../site/site.ts';

type OrganisationData = Extract<Organization, { '@type': 'Organization' }>;

/** schema.org data of the organisation that organises the events and publishes the articles. */
export function organisationData(site: Site) {
  const { origin, logo } = site;
  const logoAddress = new URL(logo.default.url, origin).href;
  return { '@type': 'Organization', name: siteName(site), url: origin, logo: logoAddress } satisfies OrganisationData;
}
