import { messagesFor } from '@group/ui/messages/defineMessages';
import type { MetaDescriptor, MetaFunction } from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import type { Site } from '../../site/site.ts';
import { siteOf } from '../../site/siteOf.ts';
import { jobPostingData } from '../../domain/structuredData/jobPosting.ts';
import type { OpenAdvertisement } from './advertisement.ts';
import type { loadAdvertisement } from './advertisement.server.ts';
import { jobMessages } from './job.messages.ts';
import { jobBreadcrumbs } from './jobBreadcrumbs.ts';

/** The head of an open job's page. The job has its structured data on one page of all sites. */
export function advertisementHead(site: Site, advertisement: OpenAdvertisement, pathname: string): MetaDescriptor[] {
  const { job, employer, place, canonical } = advertisement;
  const isCanonical = canonical === site.origin + pathname.toLowerCase();
  return pageHead({
    site,
    title: job.title,
    metadata: { description: job.intro },
    pathname,
    // Translations are found beside each other; the holding's copy is not.
    canonical: site.origin === employer.site ? undefined : canonical,
    steps: jobBreadcrumbs(site, job),
    structuredData: isCanonical ? [jobPostingData(canonical, job, employer, place)] : [],
  });
}

/** Only open jobs are indexed. */
export const jobHead: MetaFunction<typeof loadAdvertisement> = ({ loaderData, matches, location: { pathname } }) => {
  const site = siteOf(matches);
  if (!site || !loaderData) return pageHead({ site, pathname, indexed: false });
  if (loaderData.state === 'open') return advertisementHead(site, loaderData, pathname);
  const messages = messagesFor(jobMessages, site.language);
  return pageHead({ site, title: messages[loaderData.state], pathname, indexed: false });
};
