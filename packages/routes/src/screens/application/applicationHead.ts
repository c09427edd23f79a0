import type { MetaDescriptor } from 'react-router';
import { unlistedHead } from '../../layout/screenHead.ts';
import { applicationPath, withPrefix } from '../../site/paths.ts';
import { siteOf } from '../../site/siteOf.ts';
import { applicationMessages } from './application.messages.ts';

/**
 * The head of the form. Its canonical URL names the advertisement, but not what was sent: phones share this URL, for example to
 * go on at a computer.
 */
export function applicationHead(
  { matches, location }: Parameters<typeof unlistedHead>[0],
  job: { id: string } | undefined,
): MetaDescriptor[] {
  const pathname = job ? withPrefix(siteOf(matches)?.pathPrefix ?? '', applicationPath(job)) : location.pathname;
  return unlistedHead({ matches, location: { pathname } }, applicationMessages, 'title', { ownTitle: true });
}
