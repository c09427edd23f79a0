import type { AnchorProps } from '@group/ui/LinkProvider';
import { Link } from 'react-router';
import { withPrefix } from './paths.ts';
import { useSite } from './useSite.ts';

/** Files, such as calendars and internal documents; the router has no screen for them. */
const filePath = /\.[a-z]{2,4}$|^\/intern\/dokumente\//;

/** Files at the root of the host, outside of the language prefixes. */
const hostFile = /^\/(?:downloads|pictures)\//;

/** Client-side navigation for links within the site, with the language prefix; all others are ordinary links. */
export function SiteLink({ href, ...props }: AnchorProps) {
  const { pathPrefix } = useSite();
  if (!href.startsWith('/')) {
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the words are in the props
    return <a {...props} href={href} rel={href.startsWith('http') ? 'noopener' : undefined} />;
  }
  const path = hostFile.test(href) ? href : withPrefix(pathPrefix, href);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the words are in the props
  if (filePath.test(href)) return <a {...props} href={path} />;
  return <Link {...props} to={path} prefetch="intent" viewTransition />;
}
