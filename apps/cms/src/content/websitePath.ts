import { type AddressedEntry, pathsOfType } from '@group/content-client/contract/entryPaths';
import type { Tenant } from '../environment/tenants.ts';

/** The path of an entry, published or not, on its organisation's website, with the language prefix of its locale. */
export function websitePath(name: string, tenant: Tenant, entry: AddressedEntry, locale: string | undefined): string {
  // The frame of a website has no page of its own.
  const path = pathsOfType(name)?.href(entry, tenant.features) ?? '/';
  const { languages } = tenant.features;
  if (!languages) return path;
  const { prefix } = languages.find((language) => language.locale === locale) ?? languages[0];
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}
