import { messagesFor } from '@group/ui/messages/defineMessages';
import type { MetaDescriptor } from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import type { ScreenWords } from '../../site/screenHandle.ts';
import type { Site } from '../../site/site.ts';
import { isFiltered, listingHref, type ListingPath } from '../../domain/jobs/jobFilter.ts';
import type { ListingViewProps } from './ListingView.tsx';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';

const feeds = [
  { type: 'application/rss+xml', path: paths.vacanciesRss },
  { type: 'application/feed+json', path: paths.vacanciesJson },
] as const;

/** The words of a list in the site's search. */
export const listingWords =
  (path: ListingPath): ScreenWords =>
  (language) => {
    const messages = messagesFor(listingMessages, language);
    return path === paths.apprenticeships.pattern
      ? { title: messages.apprenticeships, lead: messages.apprenticeshipsLead }
      : { title: messages.vacancies, lead: messages.vacanciesLead };
  };

/** The head of a list. Its canonical URL has the filter, as phones share it; search engines list the pages without one. */
export function listingHead(
  site: Site | undefined,
  path: ListingPath,
  listing: ListingViewProps | undefined,
): MetaDescriptor[] {
  const messages = messagesFor(listingMessages, site?.language ?? '');
  const apprentices = path === paths.apprenticeships.pattern;
  const title = apprentices ? messages.apprenticeships : messages.vacancies;
  const { page = 1, filter = {} } = listing ?? {};
  const steps = [
    { name: messages.jobs, path: paths.jobs.href() },
    { name: title, path },
  ];
  const prefix = site?.pathPrefix ?? '';
  return [
    ...pageHead({
      site,
      title: page > 1 ? messages.page(title, page) : title,
      description: apprentices ? messages.apprenticeshipsLead : messages.vacanciesLead,
      pathname: withPrefix(prefix, listingHref(path, {}, page)),
      canonical: site && site.origin + withPrefix(prefix, listingHref(path, filter, page)),
      indexed: listing !== undefined && !isFiltered(filter),
      steps,
    }),
    ...feeds.map((feed) => ({
      tagName: 'link',
      rel: 'alternate',
      type: feed.type,
      title: messages.vacancies,
      href: withPrefix(prefix, feed.path.href()),
    })),
  ];
}
