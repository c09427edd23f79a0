import * as paths from '@group/content-client/contract/paths';
import { tenantOfConfiguration } from '../../publishing/changes.ts';
import { uidOf } from '../../content/content-types.ts';
import { siteOrigins, type tenants } from '../../environment/tenants.ts';
import { variables } from '../../environment/variables.ts';

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
  page: ({ path }) => path ?? paths.home.href(),
  job: ({ documentId }) => paths.vacancy.href({ id: documentId }),
  event: ({ documentId, slug, audience }, { events }) =>
    events && audience === 'public'
      ? paths.event.href({ id: documentId, slug: slug ?? '' })
      : paths.livingEvents.href(),
  article: ({ documentId, slug }, { media }) =>
    media ? paths.article.href({ id: documentId, slug: slug ?? '' }) : paths.home.href(),
  house: ({ slug }) => paths.house.href({ slug: slug ?? '' }),
  'training-position': () => paths.training.href(),
  person: () => paths.about.href(),
  imprint: () => paths.imprint.href(),
};

/** Whether drafts of a type have a preview: what has a page, and the frame of every page. */
export const hasPreview = (name: string): boolean =>
  name in pathsOfTypes || tenantOfConfiguration(uidOf(name)) !== undefined;

/** The path of a draft on its organisation's website, with the language prefix of its locale. */
export function previewPath(name: string, tenant: Tenant, draft: Draft, locale: string | undefined): string {
  const path = pathsOfTypes[name]?.(draft, tenant.features) ?? paths.home.href();
  const { languages } = tenant.features;
  if (!languages) return path;
  const { prefix } = languages.find((language) => language.locale === locale) ?? languages[0];
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/** Public origin of an organisation's website: from `SITE_ORIGINS`, otherwise its first production host. */
export function siteOrigin({ key, hosts }: Tenant): string {
  return siteOrigins(variables()).get(key) ?? `https://${hosts.production[0]}`;
}
