import { textsFor } from '@group/ui/texts/defineTexts';
import type { MetaDescriptor } from 'react-router';
import { vacanciesFeedPath } from '../../site/feedPaths.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { trailData } from '../../layout/Trail.tsx';
import { paths, withPrefix } from '../../site/paths.ts';
import type { Site } from '../../site/site.ts';
import { listingHref, type ListingPath } from '../../domain/jobs/jobFilter.ts';
import type { ListingViewProps } from './ListingView.tsx';
import { listingTexts } from '../../domain/jobs/listing.texts.ts';

const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const;

/** The head of a list. However it is filtered, it is the same list to search engines; each page of it is its own. */
export function listingHead(
  site: Site | undefined,
  path: ListingPath,
  listing: ListingViewProps | undefined,
): MetaDescriptor[] {
  const texts = textsFor(listingTexts, site?.language ?? '');
  const apprentices = path === paths.apprenticeships;
  const title = apprentices ? texts.apprenticeships : texts.vacancies;
  const page = listing?.page ?? 1;
  const trail = [
    { name: texts.jobs, path: paths.jobs },
    { name: title, path },
  ];
  const prefix = site?.pathPrefix ?? '';
  return [
    ...pageHead({
      site,
      title: page > 1 ? texts.page(title, page) : title,
      metadata: { description: apprentices ? texts.apprenticeshipsLead : texts.vacanciesLead },
      pathname: withPrefix(prefix, listingHref(path, {}, page)),
      indexed: listing !== undefined,
      structuredData: site && [trailData(site, trail)],
    }),
    ...(['rss', 'json'] as const).map((format) => ({
      tagName: 'link',
      rel: 'alternate',
      type: feedTypes[format],
      title: texts.vacancies,
      href: withPrefix(prefix, vacanciesFeedPath(format)),
    })),
  ];
}
