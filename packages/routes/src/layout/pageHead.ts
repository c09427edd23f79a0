import type { Metadata } from '@group/content-client/configuration/configuration.schema';
import { documentLocale } from '@group/ui/messages/language';
import type { MetaDescriptor } from 'react-router';
import { withoutPrefix, withPrefix } from '../site/paths.ts';
import { breadcrumbData, type Step } from './PageBreadcrumbs.tsx';
import { cardAddress, cardSize } from '../site/pictureAddress.ts';
import { documentTitle, type Site, siteName } from '../site/site.ts';

export interface PageHead {
  site: Site | undefined;
  /** The page's title, without the site's name. */
  title?: string | undefined;
  /** The page's metadata; missing fields fall back to the configuration. */
  metadata?: Metadata | undefined;
  /** The screen's own words, where neither the page nor the configuration has a description. */
  description?: string | undefined;
  pathname: string;
  /** True for a page with a form, which renders a title that depends on the form's answer (`FormTitle`). */
  ownTitle?: boolean;
  /**
   * URL of the same content: on another site, or with what the visitor has chosen; by default the page's own. `null` for none.
   * Phones share and bookmark this URL, where there is one, instead of the address that is open.
   */
  canonical?: string | null | undefined;
  /** False for pages that search engines must not index. */
  indexed?: boolean;
  /** Breadcrumbs, from below the homepage to the page. */
  steps?: readonly Step[] | undefined;
  /** schema.org objects beside the breadcrumbs, each rendered as JSON-LD. */
  structuredData?: readonly Readonly<Record<string, unknown>>[];
}

function meta(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ name, content }] : [];
}

function property(key: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ property: key, content }] : [];
}

/** `hreflang` links to the page's other languages; the first language is `x-default`. */
function alternates({ languages, origin, pathPrefix }: Site, pathname: string): MetaDescriptor[] {
  const path = withoutPrefix(pathPrefix, pathname.toLowerCase());
  const [first] = languages;
  if (!first) return [];
  const all = languages.map(({ prefix }) => ({ hrefLang: documentLocale(prefix), prefix }));
  return [...all, { hrefLang: 'x-default', prefix: first.prefix }].map(({ hrefLang, prefix }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: origin + withPrefix(`/${prefix}`, path),
  }));
}

/** Title, description, keywords, social image, theme colour and canonical URL of a page. */
export function pageHead({
  site,
  title,
  metadata,
  description: ownWords,
  pathname,
  canonical = site && site.origin + pathname.toLowerCase(),
  ownTitle = false,
  indexed = true,
  steps,
  structuredData = [],
}: PageHead): MetaDescriptor[] {
  if (!site) return [{ title: title ?? '' }];
  const { configuration, origin } = site;
  const defaults = configuration?.metadata;
  const description = metadata?.description ?? defaults?.description ?? ownWords;
  // Where the page's title is the site's name, as on most homepages, the configuration's title is more informative.
  const heading = metadata?.title ?? (title === siteName(site) ? undefined : title) ?? defaults?.title;
  return [
    ...(ownTitle ? [] : [{ title: heading ? documentTitle(heading, siteName(site)) : siteName(site) }]),
    ...meta('description', description),
    ...meta('keywords', metadata?.keywords ?? defaults?.keywords),
    ...meta('theme-color', configuration?.mainColour),
    ...meta('robots', site.indexed && indexed ? undefined : 'noindex'),
    ...property('og:title', heading ?? siteName(site)),
    ...property('og:site_name', siteName(site)),
    ...property('og:description', description),
    ...property('og:type', 'website'),
    ...property('og:image', origin + cardAddress(pathname.toLowerCase())),
    ...property('og:image:width', String(cardSize.width)),
    ...property('og:image:height', String(cardSize.height)),
    ...property('og:image:alt', [heading, siteName(site)].filter(Boolean).join(', ')),
    ...meta('twitter:card', 'summary_large_image'),
    ...(canonical === null
      ? []
      : [...property('og:url', canonical), { tagName: 'link', rel: 'canonical', href: canonical }]),
    ...(site.indexed && indexed ? alternates(site, pathname) : []),
    ...[...structuredData, ...(steps ? [breadcrumbData(site, steps)] : [])].map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}
