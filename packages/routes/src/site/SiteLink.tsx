import type { AnchorProps } from '@group/ui/LinkProvider';
import { usePathPrefix } from './pathPrefix.ts';
import { withPrefix } from './paths.ts';

/** Files at the root of the host, outside of the language prefixes. */
const hostFile = /^\/(?:downloads|pictures)\//;

/** A link. Within the site it gets the language prefix. */
export function SiteLink({ href, ...props }: AnchorProps) {
  const pathPrefix = usePathPrefix();
  const rel = href.startsWith('http') ? 'noopener' : undefined;
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the words are in the props
  return <a {...props} href={hostFile.test(href) ? href : withPrefix(pathPrefix, href)} rel={rel} />;
}
