import { articlesPageQuery } from '@group/content-client/article/article.queries';
import {
  type AddressedEntry,
  type EntryPaths,
  entryPaths,
  type TypeWithPaths,
  typesWithPaths,
} from '@group/content-client/contract/entryPaths';
import { isOpen } from '@group/content-client/job/job.schema';
import { jobsPageQuery } from '@group/content-client/job/job.queries';
import { pagePathsQuery } from '@group/content-client/page/page.queries';
import { readPublicEvents } from '../../domain/events/readEvents.server.ts';
import { readHouses } from '../../domain/houses/readHouses.server.ts';
import { allPages } from '../../site/allPages.ts';
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

/** Reads the entries that have a page of their own on the site, each with its last modification. */
const readEntries: Record<
  TypeWithPaths,
  (site: RequestedSite) => Promise<[entry: AddressedEntry, changed?: string][]>
> = {
  /** Those of others, which the holding shows, are in the sitemaps of their employers. */
  async job(site) {
    const jobs = await allPages((page) =>
      readComplete(site, jobsPageQuery({ scope: 'tenant', page, pageSize: jobsPageSize })),
    );
    return jobs.filter((job) => isOpen(job, Date.now())).map((job) => [job, job.postedAt]);
  },
  async article(site) {
    const articles = await allPages((page) => readComplete(site, articlesPageQuery(page)));
    return articles.map((article) => [article, article.date]);
  },
  event: async (site) => (await readPublicEvents(site)).map((event) => [event, event.updatedAt]),
  async house(site) {
    const own = (await readHouses(site)).filter(({ company }) => company.key === site.tenant.key);
    return own.map((house) => [house]);
  },
};

async function entriesOf(site: RequestedSite, type: TypeWithPaths): Promise<SitemapEntry[]> {
  const { features } = site.tenant;
  const { feature, href }: EntryPaths = entryPaths[type];
  if (feature && !features[feature]) return [];
  return (await readEntries[type](site)).map(([entry, changed]) => ({ path: href(entry, features), changed }));
}

/**
 * All pages of a site that answer 200 and may be indexed, each once. Throws `ContentUnavailable`.
 * @param screens what its screens say in their handles
 */
export async function sitemapEntries(site: RequestedSite, screens: ScreenListing): Promise<SitemapEntry[]> {
  const [composed, ...lists] = await Promise.all([
    readComplete(site, pagePathsQuery),
    ...typesWithPaths.map((type) => entriesOf(site, type)),
  ]);
  const pages = new Set([...screens.listed, ...composed.filter((path) => !screens.isUnlisted(path))]);
  return [...[...pages].map((path) => ({ path })), ...lists.flat()];
}
