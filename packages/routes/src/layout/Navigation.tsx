import type { NavigationLink } from '@group/content-client/configuration/configuration.schema';
import { Link } from '@group/ui/Link';
import { useLocation } from 'react-router';
import { withoutPrefix } from '../site/paths.ts';
import { useSite } from '../site/useSite.ts';

/** The link that leads to the current page or to its nearest ancestor. */
export function currentLink(links: readonly string[], path: string, exactLinks: readonly string[]): string | undefined {
  const leadsAbove = (link: string): boolean =>
    link !== '/' && !exactLinks.includes(link) && path.startsWith(`${link}/`);
  return links
    .filter((link) => link === path || leadsAbove(link))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** The configuration's navigation, as list items. */
export function Navigation({ links, className }: { links: readonly NavigationLink[]; className: string }) {
  const { pathPrefix, features } = useSite();
  const path = withoutPrefix(pathPrefix, useLocation().pathname);
  const current = currentLink(
    links.map(({ link }) => link),
    path,
    features.exactLinks,
  );
  const mark = current === path ? 'page' : 'true';
  return links.map(({ name, link }) => (
    <li key={link}>
      <Link className={className} variant="plain" href={link} aria-current={link === current ? mark : undefined}>
        {name}
      </Link>
    </li>
  ));
}
