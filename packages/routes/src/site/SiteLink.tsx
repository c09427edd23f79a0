import type { AnchorProps } from '@group/ui/LinkProvider';
import { Link } from 'react-router';
import { withPrefix } from './paths.ts';
import { useSite } from './useSite.ts';

/** A path that leads to a file, such as a calendar or a document of the staff: the browser takes care of it. */
const toFile = /\.[a-z]{2,4}$|^\/intern\/dokumente\//;

/** Files that every language has in common: they stand beside the language prefixes. */
const fileOfHost = /^\/(?:downloads|pictures)\//;

/** Follows links of the site within the page, below the language prefix; all others are left to the browser. */
export function SiteLink({ href, ...props }: AnchorProps) {
  const { pathPrefix } = useSite();
  if (!href.startsWith('/')) {
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the words are in the props
    return <a {...props} href={href} rel={href.startsWith('http') ? 'noopener' : undefined} />;
  }
  const path = fileOfHost.test(href) ? href : withPrefix(pathPrefix, href);
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the words are in the props
  if (toFile.test(href)) return <a {...props} href={path} />;
  return <Link {...props} to={path} prefetch="intent" viewTransition />;
}
