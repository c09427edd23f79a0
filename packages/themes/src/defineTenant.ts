import type { Character } from './character.ts';
import type { TenantColours } from './tokens.ts';

/** A language of the messages; `gsw` is Swiss German. */
export type Language = 'de' | 'gsw' | 'en' | 'it' | 'fr';

/** A canton of Switzerland, by its code in ISO 3166-2. */
export type Canton =
  | 'AG'
  | 'AI'
  | 'AR'
  | 'BE'
  | 'BL'
  | 'BS'
  | 'FR'
  | 'GE'
  | 'GL'
  | 'GR'
  | 'JU'
  | 'LU'
  | 'NE'
  | 'NW'
  | 'OW'
  | 'SG'
  | 'SH'
  | 'SO'
  | 'SZ'
  | 'TG'
  | 'TI'
  | 'UR'
  | 'VD'
  | 'VS'
  | 'ZG'
  | 'ZH';

/** A language of a site with a language prefix in its paths. */
export interface SiteLanguage {
  /** First path segment and language of the messages, e.g. `it` for `/it/wohnen`. */
  prefix: Language;
  /** Locale in requests to the content service (specification, section 2). */
  locale: 'de-CH' | 'it-CH' | 'fr-CH' | 'en';
  /** Label in the language menu, e.g. `IT`. */
  label: string;
}

/** A quality seal in the footer. Its picture is `seal-{key}.svg` in the tenant's folder. */
export interface Seal {
  key: string;
  name: string;
  /** Alternative text of the picture. */
  alt: string;
  /** Absolute https URL of the awarding body. */
  href: string;
}

/** Differences between the sites of tenants, apart from texts, pictures and colours. */
export interface TenantFeatures {
  /** Seals in the footer; empty for most tenants. */
  seals: readonly Seal[];
  /** Whether the footer states that the house belongs to the holding. */
  groupLink: boolean;
  /** Whether the site lists jobs and houses of all organisations, not only the tenant's own. */
  wholeGroup: boolean;
  /** Paths whose navigation link is current only on that exact path, not on paths below it. */
  exactLinks: readonly `/${string}`[];
  /** Whether the site has `/events` and `/events/{id}/{slug}`. */
  events: boolean;
  /** Whether the site has `/media` and `/media/{id}/{slug}`. */
  media: boolean;
  /** Whether the site has apprenticeship (Lehrstellen) screens. */
  apprenticeships: boolean;
  /** Whether the site has `/v/{handle}`, pages without top navigation. */
  barePages: boolean;
  /** schema.org type of its houses; schema.org has no type for care homes. */
  business: 'LocalBusiness' | 'AutoRepair' | 'EmploymentAgency';
  /** Languages in menu order, the default first; null for a site without language prefix. */
  languages: readonly [SiteLanguage, ...SiteLanguage[]] | null;
}

/** Role of a tenant for hosts that are not its own. */
export type HostRole =
  /** Serves `localhost`, loopback addresses and the apex of the group domain. */
  | 'group'
  /** Serves all unknown hosts. */
  | 'fallback';

/** Pure data about a tenant, shared by the sites, the content service and scripts. */
export interface Tenant<Key extends string = string> {
  /** Stable key in lower case; also the name of its folder and part of the content service's type names. */
  key: Key;
  /** Short name, used in page titles. */
  name: string;
  /** Name with the kind of organisation, used where space allows. */
  fullName: string;
  hosts: {
    /** Host names in lower case without port; the first one is canonical unless the configuration overrides it. */
    production: readonly [string, ...string[]];
    /** Always `{key}.localhost`. */
    development: string;
    /** Null for all but the holding and the fallback tenant. */
    role: HostRole | null;
  };
  /** Language of a site without language prefix. */
  language: Language;
  /** Whose public holidays are no working days. */
  canton: Canton;
  colours: TenantColours;
  character: Character;
  features: TenantFeatures;
}

/** Definition in a tenant's file; omitted properties have the defaults of most tenants. */
export interface TenantDefinition<Key extends string> {
  key: Key;
  name: string;
  fullName: string;
  hosts: readonly [string, ...string[]];
  hostRole?: HostRole;
  language?: Language;
  canton?: Canton;
  colours: TenantColours;
  character: Character;
  features?: Partial<TenantFeatures>;
}

const defaultFeatures: TenantFeatures = {
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

/** Completes a tenant's definition with the defaults. */
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
    canton: definition.canton ?? 'ZH',
    colours: definition.colours,
    character: definition.character,
    features: { ...defaultFeatures, ...definition.features },
  };
}
