import type { Configuration } from '@group/content-client/configuration/configuration.schema';
import type { Locale } from '@group/content-client/locale';
import type { characterAttributes } from '@group/themes/character';
import type { TenantKey } from '@group/themes/registry';
import type { Language, Seal, TenantFeatures } from '@group/themes/tenant';

/** An image of the theme, with its intrinsic size in pixels to prevent layout shifts. */
export interface ThemeImage {
  url: string;
  width: number;
  height: number;
}

/** The root loader's data: tenant, language and configuration. */
export interface Site {
  tenantKey: TenantKey;
  /** The theme's name; the configuration's `Name` takes precedence once it is available. */
  tenantName: string;
  fullName: string;
  language: Language;
  locale: Locale;
  /** `/de` on a multilingual site, else empty. */
  pathPrefix: string;
  /** Entries of the language menu; empty on a site with one language. */
  languages: readonly { prefix: Language; label: string }[];
  features: Pick<TenantFeatures, 'exactLinks' | 'events' | 'media' | 'apprenticeships' | 'business'>;
  seals: readonly (Pick<Seal, 'name' | 'alt' | 'href'> & { image: ThemeImage })[];
  logo: { default: ThemeImage; white: ThemeImage; small: ThemeImage };
  favicon: string;
  /** Attributes of the root element that the shared styles' variants depend on. */
  character: ReturnType<typeof characterAttributes>;
  /** The theme's colours as CSS declarations on `:root`. */
  themeStyle: string;
  /** The holding that owns this house; missing where the footer does not mention it. */
  group?: { name: string; href: string } | undefined;
  /** Canonical origin, for example `https://tabor.example`. */
  origin: string;
  /** False on an unconfigured host and in a preview: search engines must not list these. */
  indexed: boolean;
  /** Whether an editor previews drafts. */
  preview?: boolean;
  /** Origin of the admin that shows the preview in a frame. */
  previewFrame?: string | undefined;
  /** `null` until the content service has been reachable. */
  configuration: Configuration | null;
}

/** The site's name, as in page titles. */
export function siteName(site: Pick<Site, 'tenantName' | 'configuration'>): string {
  return site.configuration?.name ?? site.tenantName;
}

/** A title of the document, which ends with the site's name. */
export function documentTitle(heading: string, name: string): string {
  return `${heading} • ${name}`;
}
