import { siteOrigin } from '../environment/siteOrigin.ts';
import { tenantOf } from '../environment/tenants.ts';

/** The address of a page (path without language) at an organisation's website, in a language or else its first one. */
export function siteAddress(company: string, language: string, path: string): string | undefined {
  const tenant = tenantOf(company);
  if (!tenant) return undefined;
  const prefixes = tenant.features.languages?.map(({ prefix }) => prefix) ?? [];
  const prefix = prefixes.find((each) => each === language) ?? prefixes[0];
  return `${siteOrigin(tenant)}${prefix ? `/${prefix}` : ''}${path}`;
}
