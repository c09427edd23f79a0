import { applicationPage } from '@group/content-client/contract/paths';
import { siteOrigin } from '../environment/siteOrigin.ts';
import { tenants } from '../environment/tenants.ts';

/** The address of an applicant's page, at the website to which they applied and in the language of their form. */
export function privateAddressOf(company: string, language: string, token: string): string | undefined {
  const tenant = tenants.find(({ key }) => key === company);
  if (!tenant) return undefined;
  const prefixes = tenant.features.languages?.map(({ prefix }) => prefix) ?? [];
  const prefix = prefixes.find((each) => each === language) ?? prefixes[0];
  return `${siteOrigin(tenant)}${prefix ? `/${prefix}` : ''}${applicationPage.href({ token })}`;
}
