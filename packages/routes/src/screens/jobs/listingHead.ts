import { messagesFor } from '@group/ui/messages/defineMessages';
import type { MetaDescriptor } from 'react-router';
import { vacanciesFeedPath } from '../../site/feedPaths.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { breadcrumbData } from '../../layout/PageBreadcrumbs.tsx';
import { paths, withPrefix } from '../../site/paths.ts';
import type { Site } from '../../site/site.ts';
import { listingHref, type ListingPath } from '../../domain/jobs/jobFilter.ts';
import type { ListingViewProps } from './ListingView.tsx';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';

const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const;

/** The head of a list. All filters share one canonical URL; each page has its own. */
export function listingHead(
  site: Site | undefined,
  path: ListingPath,
  listing: ListingViewProps | undefined,
): MetaDescriptor[] {
  const messages = messagesFor(listingMessages, site?.language ?? '');
  const apprentices = path === paths.apprenticeships;
  const title = apprentices ? messages.apprenticeships : messages.vacancies;
  const page = listing?.page ?? 1;
  const steps = [
    { name: messages.jobs, path: paths.jobs },
    { name: title, path },
  ];
  const prefix = site?.pathPrefix ?? '';
  return [
    ...pageHead({
      site,
      title: page > 1 ? messages.page(title, page) : title,
      description: apprentices ? messages.apprenticeshipsLead : messages.vacanciesLead,
      pathname: withPrefix(prefix, listingHref(path, {}, page)),
      indexed: listing !== undefined,
      structuredData: site && [breadcrumbData(site, steps)],
    }),
    ...(['rss', 'json'] as const).map((format) => ({
      tagName: 'link',
      rel: 'alternate',
      type: feedTypes[format],
      title: messages.vacancies,
      href: withPrefix(prefix, vacanciesFeedPath(format)),
    })),
  ];
}
