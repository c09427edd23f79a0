import { textsFor } from '@group/ui/texts/defineTexts';
import type { MetaFunction } from 'react-router';
import { pageHead } from '../../layout/pageHead.ts';
import { trailData } from '../../layout/Trail.tsx';
import { siteOf } from '../../site/siteOf.ts';
import { jobPostingData } from '../../domain/structuredData/jobPosting.ts';
import type { loadAdvertisement } from './advertisement.server.ts';
import { jobTexts } from './job.texts.ts';
import { jobTrail } from './jobTrail.ts';

/** Search engines list an advertisement while it is open. */
export const jobHead: MetaFunction<typeof loadAdvertisement> = ({ loaderData, matches, location: { pathname } }) => {
  const site = siteOf(matches);
  if (!site || !loaderData) return pageHead({ site, pathname, indexed: false });
  if (loaderData.state !== 'open') {
    const texts = textsFor(jobTexts, site.language);
    return pageHead({ site, title: texts[loaderData.state], pathname, indexed: false });
  }
  const { job, employer, place } = loaderData;
  return pageHead({
    site,
    title: job.title,
    metadata: { description: job.intro },
    pathname,
    structuredData: [jobPostingData(site, job, employer, place), trailData(site, jobTrail(site, job))],
  });
};
