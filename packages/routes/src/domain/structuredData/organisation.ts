import type { Organization } from 'schema-dts';
import { type Site, siteName } from '../../site/site.ts';

type OrganisationData = Extract<Organization, { '@type': 'Organization' }>;

/** Who stands behind the site: organizes its events, and publishes its articles. */
export function organisationData(site: Site) {
  const { origin, logo } = site;
  const logoAddress = new URL(logo.default.url, origin).href;
  return { '@type': 'Organization', name: siteName(site), url: origin, logo: logoAddress } satisfies OrganisationData;
}
