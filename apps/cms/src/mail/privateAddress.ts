import { siteOrigin } from '../environment/siteOrigin.ts';
import { tenantOf } from '../environment/tenants.ts';

/**
 * The address of a sender's page, at the website to which they sent and in the language of their form.
 * @param path of the page, without language prefix
 */
export function privateAddressOf(company: string, language: string, path: string): string | undefined {
  const tenant = tenantOf(company);
  if (!tenant) return undefined;
  const prefixes = tenant.features.languages?.map(({ prefix }) => prefix) ?? [];
  const prefix = prefixes.find((each) => each === language) ?? prefixes[0];
  return `${siteOrigin(tenant)}${prefix ? `/${prefix}` : ''}${path}`;
}
