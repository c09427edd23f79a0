import type { VisitOccasion } from '@group/content-client/contract/content/enumerations';
import { messagesFor } from '@group/ui/messages/defineMessages';
import type { MetaDescriptor } from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import { type VisitRequest, visitPath } from '../../domain/visits/visitAddress.ts';
import { visitTitleMessages } from '../../domain/visits/visits.messages.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import type { Site } from '../../site/site.ts';
import { visitMessages } from './visit.messages.ts';

/**
 * The head of the page on which one asks for a visit. Its canonical URL has what was asked for, as phones share it, but not the
 * visitor's age group; search engines list the page without all that.
 * @param shown occasion that the page chose, also without one in its address
 */
export function visitHead(
  site: Site | undefined,
  { occasion, house, slot }: VisitRequest,
  shown: VisitOccasion = 'visit',
): MetaDescriptor[] {
  const language = site?.language ?? '';
  const title = messagesFor(visitTitleMessages, language)[shown];
  const path = visitPath({ occasion, house, slot });
  const prefix = site?.pathPrefix ?? '';
  return pageHead({
    site,
    title,
    description: messagesFor(visitMessages, language).lead,
    pathname: withPrefix(prefix, paths.visits.href()),
    canonical: site && site.origin + withPrefix(prefix, path),
    indexed: path === paths.visits.href(),
    ownTitle: true,
    steps: [{ name: title, path: paths.visits.href() }],
  });
}
