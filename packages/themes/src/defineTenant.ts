import type { TenantColours } from './tokens.ts';

/** A language that the sites have texts in; `gsw` is Swiss German. */
export type Language = 'de' | 'gsw' | 'en' | 'it' | 'fr';

/** One language of a site that keeps its language in the first segment of the path. */
export interface SiteLanguage {
  /** First path segment and language of the texts, e.g. `it` for `/it/wohnen`. */
  prefix: Language;
  /** Locale that the content service is asked for (specification, section 2). */
  locale: 'de-CH' | 'it-CH' | 'fr-CH' | 'en';
  /** Word in the language menu, e.g. `IT`. */
  label: string;
}

/** A quality seal in the footer. Its picture is `seal-{key}.svg` in the tenant's folder. */
export interface Seal {
  key: string;
  name: string;
  /** Alternative text of the picture. */
  alt: string;
  /** Absolute https address of the body that awards the seal. */
  href: string;
}

/** Everything in which the sites of two tenants differ, apart from words, pictures and colours. */
export interface TenantFeatures {
  /** Seals at the foot of every page; empty for most tenants. */
  seals: readonly Seal[];
  /** Whether the footer says that the house is a business of the holding. */
  groupLink: boolean;
  /** Whether the site lists jobs and houses of all organisations, not only the tenant's own. */
  wholeGroup: boolean;
  /** Paths whose navigation link is current on exactly that path, not on the paths below it. */
  exactLinks: readonly `/${string}`[];
  /** Whether the site has `/events` and `/events/{id}/{slug}`. */
  events: boolean;
  /** Whether the site has `/media` and `/media/{id}/{slug}`. */
  media: boolean;
  /** Whether the site has the apprenticeship (Lehrstellen) screens. */
  apprenticeships: boolean;
  /** Whether the site has `/v/{handle}`, the pages without top navigation. */
  barePages: boolean;
  /** What its houses are to search engines (schema.org), whose list of businesses has no care homes. */
  business: 'LocalBusiness' | 'AutoRepair' | 'EmploymentAgency';
  /** Languages in the order of the menu, the first is the default; null for a site without a language prefix. */
  languages: readonly [SiteLanguage, ...SiteLanguage[]] | null;
}

/** What a host name can stand for besides the tenant's own hosts. */
export type HostRole =
  /** The tenant of `localhost`, of loopback addresses and of the apex of the group's domain. */
  | 'group'
  /** The tenant that answers for every host that nobody claimed. */
  | 'fallback';

/** Who a tenant is: pure data, the same for the sites, the content service and scripts. */
export interface Tenant<Key extends string = string> {
  /** Stable key in lower case; also the name of the folder and part of the content service's type names. */
  key: Key;
  /** Name as visitors know it, used in page titles. */
  name: string;
  /** Name with what the organisation is, used where there is room. */
  fullName: string;
  hosts: {
    /** Host names in lower case without port; the first one is canonical unless configuration names another. */
    production: readonly [string, ...string[]];
    /** Always `{key}.localhost`. */
    development: string;
    /** Null for every tenant but the holding and the one that answers for unknown hosts. */
    role: HostRole | null;
  };
  /** Language of a site without language prefix. */
  language: Language;
  colours: TenantColours;
  features: TenantFeatures;
}

/** What a tenant's file says; everything left out is as for most tenants. */
export interface TenantDefinition<Key extends string> {
  key: Key;
  name: string;
  fullName: string;
  hosts: readonly [string, ...string[]];
  hostRole?: HostRole;
  language?: Language;
  colours: TenantColours;
  features?: Partial<TenantFeatures>;
}

const usualFeatures: TenantFeatures = {
  seals: [],
  groupLink: true,
  wholeGroup: false,
  exactLinks: [],
  events: true,
  media: true,
  apprenticeships: true,
  barePages: true,
  business: 'LocalBusiness',
  languages: null,
};

/** Completes a tenant's definition with what most tenants have in common. */
export function defineTenant<const Key extends string>(definition: TenantDefinition<Key>): Tenant<Key> {
  return {
    key: definition.key,
    name: definition.name,
    fullName: definition.fullName,
    hosts: {
      production: definition.hosts,
      development: `${definition.key}.localhost`,
      role: definition.hostRole ?? null,
    },
    language: definition.language ?? 'de',
    colours: definition.colours,
    features: { ...usualFeatures, ...definition.features },
  };
}
