import { type AddressedEntry, pathsOfType } from '@group/content-client/contract/entryPaths';
import { siteOrigins, type tenants } from '../../environment/tenants.ts';
import { variables } from '../../environment/variables.ts';

type Tenant = (typeof tenants)[number];

/** The path of a draft on its organisation's website, with the language prefix of its locale. */
export function previewPath(name: string, tenant: Tenant, draft: AddressedEntry, locale: string | undefined): string {
  // The frame of a website has no page of its own.
  const path = pathsOfType(name)?.href(draft, tenant.features) ?? '/';
  const { languages } = tenant.features;
  if (!languages) return path;
  const { prefix } = languages.find((language) => language.locale === locale) ?? languages[0];
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** Public origin of an organisation's website: from `SITE_ORIGINS`, otherwise its first production host. */
export function siteOrigin({ key, hosts }: Tenant): string {
  return siteOrigins(variables()).get(key) ?? `https://${hosts.production[0]}`;
}
