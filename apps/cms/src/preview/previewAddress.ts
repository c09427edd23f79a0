import type { tenants } from '../content/tenants.ts';

type Tenant = (typeof tenants)[number];

/** A draft, as far as it says where it is to be seen. */
export interface Draft {
  documentId: string;
  slug?: string | null;
  path?: string | null;
  audience?: string | null;
}

/** Where the websites show an entry, by type; the home page stands in where a website has no page for it. */
const places: Readonly<Record<string, (draft: Draft, features: Tenant['features']) => string>> = {
  page: ({ path }) => path ?? '/',
  job: ({ documentId }) => `/jobs/offene-stellen/${documentId}`,
  event: ({ documentId, slug, audience }, { events }) =>
    events && audience === 'public' ? `/events/${documentId}/${slug ?? ''}` : '/wohnen/veranstaltungen',
  article: ({ documentId, slug }, { media }) => (media ? `/media/${documentId}/${slug ?? ''}` : '/'),
  house: ({ slug }) => `/unsere-haeuser/${slug ?? ''}`,
  'training-position': () => '/jobs/ausbildung',
  person: () => '/ueber-uns',
  imprint: () => '/impressum',
};

export const hasPreview = (name: string): boolean => name in places;

/** The path of a draft on the website of its organisation, with the language of its locale. */
export function previewPath(name: string, tenant: Tenant, draft: Draft, locale: string | undefined): string {
  const path = places[name]?.(draft, tenant.features) ?? '/';
  const { languages } = tenant.features;
  if (!languages) return path;
  const { prefix } = languages.find((language) => language.locale === locale) ?? languages[0];
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** Where people open the website of an organisation: as `SITE_ORIGINS` says, else at its first host. */
export function siteOrigin({ key, hosts }: Tenant): string {
  const given = (process.env.SITE_ORIGINS ?? '').split(',').map((pair) => pair.trim().split('='));
  const origin = given.find(([name]) => name === key)?.[1] ?? `https://${hosts.production[0]}`;
  if (URL.canParse(origin)) return new URL(origin).origin;
  throw new Error(`SITE_ORIGINS: "${origin}" is not an address. It looks like tabor=https://www.tabor.example,…`);
}
