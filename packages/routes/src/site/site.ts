import type { Configuration } from '@group/content-client/configuration/configuration.schema';
import type { Locale } from '@group/content-client/locale';
import type { Language, Seal, TenantFeatures } from '@group/themes/tenant';

/** A picture file of the theme, with its intrinsic size in pixels so that nothing shifts. */
export interface ThemeImage {
  url: string;
  width: number;
  height: number;
}

/**
 * What every page of a site is made with: who the tenant is, in which language, and its configuration.
 * The root loader's answer; it reaches the browser, so it holds nothing that is not on the page anyway.
 */
export interface Site {
  tenantKey: string;
  /** The name as the theme knows it; the configuration's `Name` goes before it once it is there. */
  tenantName: string;
  fullName: string;
  language: Language;
  locale: Locale;
  /** `/de` on a site with language prefixes, else empty. */
  pathPrefix: string;
  /** Entries of the language menu; empty on a site with one language. */
  languages: readonly { prefix: Language; label: string }[];
  features: Pick<TenantFeatures, 'exactLinks' | 'events' | 'media' | 'apprenticeships' | 'business'>;
  seals: readonly (Pick<Seal, 'name' | 'alt' | 'href'> & { image: ThemeImage })[];
  logo: { default: ThemeImage; white: ThemeImage; small: ThemeImage };
  favicon: string;
  /** The tenant's colours as CSS declarations on `:root`. */
  themeStyle: string;
  /** The holding that this house is a business of; none where the footer does not say so. */
  group?: { name: string; href: string } | undefined;
  /** Scheme and host of the canonical address, for example `https://tabor.example`. */
  origin: string;
  /** False on a host that nobody configured, and in a preview: search engines are kept out. */
  indexed: boolean;
  /** Whether an editor looks at drafts. */
  preview?: boolean;
  /** `null` until the content service has given one. */
  configuration: Configuration | null;
}

/** The name of the site, as in page titles. */
export function siteName(site: Pick<Site, 'tenantName' | 'configuration'>): string {
  return site.configuration?.name ?? site.tenantName;
}
