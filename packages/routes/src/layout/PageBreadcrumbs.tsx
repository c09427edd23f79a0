import { Breadcrumbs } from '@group/ui/Breadcrumbs';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { BreadcrumbList } from 'schema-dts';
import { paths, withPrefix } from '../site/paths.ts';
import type { Site } from '../site/site.ts';
import { useSite } from '../site/useSite.ts';
import { breadcrumbsOfPageMessages } from './PageBreadcrumbs.messages.ts';

/** The current page or one of its ancestors. */
export interface Step {
  name: string;
  /** Without language prefix. */
  path: string;
}

/** The name by which the navigation leads to a page, else its own: the page must have the name that one has followed. */
export const nameInNavigation = (site: Pick<Site, 'configuration'> | undefined, { name, path }: Step): string =>
  site?.configuration?.navigation.find(({ link }) => link === path)?.name ?? name;

interface PageBreadcrumbsProps {
  /** From below the homepage to the current page. */
  steps: readonly Step[];
}

export function PageBreadcrumbs({ steps }: PageBreadcrumbsProps) {
  const { home } = useMessages(breadcrumbsOfPageMessages);
  const site = useSite();
  const way = [{ name: home, path: paths.home.href() }, ...steps].map((step) => ({
    name: nameInNavigation(site, step),
    href: step.path,
  }));
  return <Breadcrumbs above={way.slice(0, -1)} current={way.at(-1)?.name ?? home} />;
}

/** The breadcrumbs as schema.org data. */
export function breadcrumbData(site: Site, steps: readonly Step[]) {
  const { origin, pathPrefix, language } = site;
  const { home } = messagesFor(breadcrumbsOfPageMessages, language);
  const way = [{ name: home, path: paths.home.href() }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, position) => ({
      '@type': 'ListItem' as const,
      position: position + 1,
      name: nameInNavigation(site, step),
      item: origin + withPrefix(pathPrefix, step.path),
    })),
  } satisfies Extract<BreadcrumbList, { '@type': 'BreadcrumbList' }>;
}
