import { entryPaths } from '@group/content-client/contract/entryPaths';
import { paths } from '@group/content-client/contract/paths';
import { siteOrigins, type tenants } from '../content/tenants.ts';
import { variables } from '../variables.ts';

type Tenant = (typeof tenants)[number];

/** The fields of a draft that decide where it is shown. */
export interface Draft {
  documentId: string;
  slug?: string | null;
  path?: string | null;
  audience?: string | null;
}

/** Path at which the websites show an entry, by type; the home page if a website has no page for it. */
const pathsOfTypes: Readonly<Record<string, (draft: Draft, features: Tenant['features']) => string>> = {
  page: ({ path }) => path ?? paths.home,
  job: ({ documentId }) => entryPaths.vacancy.href({ id: documentId }),
  event: ({ documentId, slug, audience }, { events }) =>
    events && audience === 'public' ? entryPaths.event.href({ id: documentId, slug: slug ?? '' }) : paths.livingEvents,
  article: ({ documentId, slug }, { media }) =>
    media ? entryPaths.article.href({ id: documentId, slug: slug ?? '' }) : paths.home,
  house: ({ slug }) => entryPaths.house.href({ house: slug ?? '' }),
  'training-position': () => paths.training,
  person: () => paths.about,
  imprint: () => paths.imprint,
};

export const hasPreview = (name: string): boolean => name in pathsOfTypes;

/** The path of a draft on its organisation's website, with the language prefix of its locale. */
export function previewPath(name: string, tenant: Tenant, draft: Draft, locale: string | undefined): string {
  const path = pathsOfTypes[name]?.(draft, tenant.features) ?? paths.home;
  const { languages } = tenant.features;
  if (!languages) return path;
  const { prefix } = languages.find((language) => language.locale === locale) ?? languages[0];
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** Public origin of an organisation's website: from `SITE_ORIGINS`, otherwise its first production host. */
export function siteOrigin({ key, hosts }: Tenant): string {
  return siteOrigins(variables()).get(key) ?? `https://${hosts.production[0]}`;
}
