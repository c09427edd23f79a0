import { messagesFor } from '@group/ui/messages/defineMessages';
import type { MetaFunction } from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import { breadcrumbData } from '../../layout/PageBreadcrumbs.tsx';
import { siteOf } from '../../site/siteOf.ts';
import { jobPostingData } from '../../domain/structuredData/jobPosting.ts';
import type { loadAdvertisement } from './advertisement.server.ts';
import { jobMessages } from './job.messages.ts';
import { jobBreadcrumbs } from './jobBreadcrumbs.ts';

/** Only open jobs are indexed. */
export const jobHead: MetaFunction<typeof loadAdvertisement> = ({ loaderData, matches, location: { pathname } }) => {
  const site = siteOf(matches);
  if (!site || !loaderData) return pageHead({ site, pathname, indexed: false });
  if (loaderData.state !== 'open') {
    const messages = messagesFor(jobMessages, site.language);
    return pageHead({ site, title: messages[loaderData.state], pathname, indexed: false });
  }
  const { job, employer, place } = loaderData;
  return pageHead({
    site,
    title: job.title,
    metadata: { description: job.intro },
    pathname,
    structuredData: [jobPostingData(site, job, employer, place), breadcrumbData(site, jobBreadcrumbs(site, job))],
  });
};
