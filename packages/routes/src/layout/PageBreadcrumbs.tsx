import { Breadcrumbs } from '@group/ui/Breadcrumbs';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { BreadcrumbList } from 'schema-dts';
import { paths, withPrefix } from '../site/paths.ts';
import type { Site } from '../site/site.ts';
import { breadcrumbsOfPageMessages } from './PageBreadcrumbs.messages.ts';

/** The current page or one of its ancestors. */
export interface Step {
  name: string;
  /** Without language prefix. */
  path: string;
}

interface PageBreadcrumbsProps {
  /** From below the homepage to the current page. */
  steps: readonly Step[];
}

export function PageBreadcrumbs({ steps }: PageBreadcrumbsProps) {
  const { home } = useMessages(breadcrumbsOfPageMessages);
  const way = [{ name: home, path: paths.home.href() }, ...steps];
  const above = way.slice(0, -1).map(({ name, path }) => ({ name, href: path }));
  return <Breadcrumbs above={above} current={way.at(-1)?.name ?? home} />;
}

/** The breadcrumbs as schema.org data. */
export function breadcrumbData({ origin, pathPrefix, language }: Site, steps: readonly Step[]) {
  const way = [{ name: messagesFor(breadcrumbsOfPageMessages, language).home, path: paths.home.href() }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, position) => ({
      '@type': 'ListItem' as const,
      position: position + 1,
      name,
      item: origin + withPrefix(pathPrefix, path),
    })),
  } satisfies Extract<BreadcrumbList, { '@type': 'BreadcrumbList' }>;
}
