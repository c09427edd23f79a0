import { siteOrigin } from '../environment/siteOrigin.ts';
import { tenantOf } from '../environment/tenants.ts';

/**
 * The address of a page at the website of an organisation, in a language or else in its first one.
 * @param path without language prefix
 */
export function siteAddress(company: string, language: string, path: string): string | undefined {
  const tenant = tenantOf(company);
  if (!tenant) return undefined;
  const prefixes = tenant.features.languages?.map(({ prefix }) => prefix) ?? [];
  const prefix = prefixes.find((each) => each === language) ?? prefixes[0];
  return `${siteOrigin(tenant)}${prefix ? `/${prefix}` : ''}${path}`;
}
