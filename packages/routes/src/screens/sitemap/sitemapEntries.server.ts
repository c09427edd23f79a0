import { articlesPageQuery } from '@group/content-client/article/article.queries';
import { isOpen, type Job } from '@group/content-client/job/job.schema';
import { jobsPageQuery } from '@group/content-client/job/job.queries';
import { pagePathsQuery } from '@group/content-client/page/page.queries';
import { readPublicEvents } from '../../domain/events/readEvents.server.ts';
import { readHouses } from '../../domain/houses/readHouses.server.ts';
import { jobPath, paths } from '../../site/paths.ts';
import type { ScreenListing } from '../../site/screenHandle.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { readComplete } from '../../site/translation.server.ts';

/** A page that answers 200. */
interface SitemapEntry {
  /** Without language prefix. */
  path: string;
  /** Last modification, if known: a day or an instant. */
  changed?: string | undefined;
}

/** Page size of the requests for jobs. */
const jobsPageSize = 500;

/** Reads all pages after the first one, which holds their number. */
function laterPages<Page>(pages: number, read: (page: number) => Promise<Page>): Promise<Page[]> {
  return Promise.all(Array.from({ length: Math.max(pages - 1, 0) }, (_, position) => read(position + 2)));
}

/** The site's own jobs: those of others, which the holding shows, are in the sitemaps of their employers. */
async function openJobs(site: RequestedSite): Promise<Job[]> {
  const read = (page: number) => readComplete(site, jobsPageQuery({ reach: 'tenant', page, pageSize: jobsPageSize }));
  const first = await read(1);
  const later = await laterPages(first.pages, read);
  return [first, ...later].flatMap(({ jobs }) => jobs).filter((job) => isOpen(job, Date.now()));
}

async function jobEntries(site: RequestedSite): Promise<SitemapEntry[]> {
  const { apprenticeships } = site.tenant.features;
  const jobs = await openJobs(site);
  return jobs.map((job) => ({ path: jobPath(job, apprenticeships), changed: job.postedAt }));
}

async function articleEntries(site: RequestedSite): Promise<SitemapEntry[]> {
  if (!site.tenant.features.media) return [];
  const read = (page: number) => readComplete(site, articlesPageQuery(page));
  const first = await read(1);
  const later = await laterPages(first.pages, read);
  const articles = [first, ...later].flatMap((page) => page.articles);
  return articles.map((article) => ({ path: paths.article.href(article), changed: article.date }));
}

async function eventEntries(site: RequestedSite): Promise<SitemapEntry[]> {
  if (!site.tenant.features.events) return [];
  return (await readPublicEvents(site)).map((event) => ({ path: paths.event.href(event), changed: event.updatedAt }));
}

async function houseEntries(site: RequestedSite): Promise<SitemapEntry[]> {
  const own = (await readHouses(site)).filter(({ company }) => company.key === site.tenant.key);
  return own.map((house) => ({ path: paths.house.href(house) }));
}

/**
 * All pages of a site that answer 200 and may be indexed, each once. Throws `ContentUnavailable`.
 * @param screens what its screens say in their handles
 */
export async function sitemapEntries(site: RequestedSite, screens: ScreenListing): Promise<SitemapEntry[]> {
  const [composed, ...lists] = await Promise.all([
    readComplete(site, pagePathsQuery),
    houseEntries(site),
    eventEntries(site),
    articleEntries(site),
    jobEntries(site),
  ]);
  const pages = new Set([...screens.listed, ...composed.filter((path) => !screens.isUnlisted(path))]);
  return [...[...pages].map((path) => ({ path })), ...lists.flat()];
}
