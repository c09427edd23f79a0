import type { NavigationLink } from '@group/content-client/configuration/configuration.schema';
import { Link } from '@group/ui/Link';
import { useLocation } from 'react-router';
import { withoutPrefix } from '../site/paths.ts';
import { useSite } from '../site/useSite.ts';

/** Whether a link leads to the current page or to an ancestor of it. */
export function isCurrent(link: string, path: string, exactLinks: readonly string[]): boolean {
  if (link === path) return true;
  return link !== '/' && !exactLinks.includes(link) && path.startsWith(`${link}/`);
}

/** The configuration's navigation, as list items. */
export function Navigation({ links, className }: { links: readonly NavigationLink[]; className: string }) {
  const { pathPrefix, features } = useSite();
  const path = withoutPrefix(pathPrefix, useLocation().pathname);
  return links.map(({ name, link }) => (
    <li key={link}>
      <Link
        className={className}
        variant="plain"
        href={link}
        aria-current={isCurrent(link, path, features.exactLinks) ? 'page' : undefined}
      >
        {name}
      </Link>
    </li>
  ));
}
