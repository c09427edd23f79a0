import { listScopeOf } from '@group/content-client/gateway/query';
import { entryPaths } from '@group/content-client/contract/entryPaths';
import { jobQuery } from '@group/content-client/job/job.queries';
import { isOpen, type Job } from '@group/content-client/job/job.schema';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { JobTeaser } from '../../domain/jobs/jobTeaser.ts';
import { readNewestJobs } from '../../domain/jobs/readJobs.server.ts';
import { qrCode } from '../../layout/qrCode.server.ts';
import { withoutPrefix, withPrefix } from '../../site/paths.ts';
import { isEntryId, or503 } from '../../site/readContent.server.ts';
import { type RequestedSite, siteContext } from '../../site/siteContext.ts';
import { readTranslated } from '../../site/translation.server.ts';
import type { Advertisement } from './advertisement.ts';
import { canonicalJobUrl, employerOf, placeOf, trialDayAddress } from './employer.server.ts';

/** Other jobs at the foot of the page. */
const maxOthers = 3;

/** Open jobs of the same kind and area; without any, the newest of all. */
async function similarJobs(site: RequestedSite, { id, kind, area }: Job): Promise<JobTeaser[]> {
  const criteria = { area, kind: kind === 'apprenticeship' ? kind : 'position' } as const;
  const jobs = await readNewestJobs(site, maxOthers, criteria, id);
  return jobs.length > 0 ? jobs : readNewestJobs(site, maxOthers, {}, id);
}

/** Each job has one canonical path: apprenticeships have their own on sites with screens for them. */
function redirectToRightPath({ pathPrefix, tenant }: RequestedSite, url: URL, job: Job): void {
  const path = entryPaths.job.href(job, tenant.features);
  if (withoutPrefix(pathPrefix, url.pathname) !== path) throw redirect(withPrefix(pathPrefix, path) + url.search, 301);
}

/** The current time; in a preview of a scheduled job, the time of its publication. In milliseconds since the epoch. */
function momentFor({ preview }: RequestedSite, { publishFrom }: Job): number {
  return preview && publishFrom ? Math.max(Date.now(), Date.parse(publishFrom)) : Date.now();
}

async function removed(site: RequestedSite) {
  const others = await or503(readNewestJobs(site, maxOthers));
  return data<Advertisement>({ state: 'removed', others }, { status: 404 });
}

/** A job: 200 while it is open, 410 once it is filled or expired, 404 where it never existed. Throws a 503. */
export async function loadAdvertisement({ context, params, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { id } = params;
  if (!isEntryId(id)) return removed(site);
  const job = await or503(readTranslated(site, jobQuery(listScopeOf(site.tenant), id)));
  if (!job) return removed(site);
  redirectToRightPath(site, url, job);
  const others = await or503(similarJobs(site, job));
  if (!isOpen(job, momentFor(site, job))) {
    const { title, untranslated } = job;
    return data<Advertisement>({ state: 'filled', title, untranslated, others }, { status: 410 });
  }
  const place = await placeOf(site, job);
  const code = qrCode(site.originOf(site.tenant) + url.pathname);
  const employer = employerOf(site, job);
  const canonical = canonicalJobUrl(site, job);
  const trialDay = trialDayAddress(site, job);
  return data<Advertisement>({ state: 'open', job, employer, place, canonical, trialDay, others, code });
}
