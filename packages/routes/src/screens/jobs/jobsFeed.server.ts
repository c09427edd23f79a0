import type { Job } from '@group/content-client/job/job.schema';
import { documentLocale } from '@group/ui/messages/language';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { Feed } from 'feed';
import { areaMessages } from '../../domain/jobs/area.messages.ts';
import { startInWords, workloadInWords } from '../../domain/jobs/jobFacts.ts';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import { readJobsPage } from '../../domain/jobs/readJobs.server.ts';
import { jobPath, paths, withPrefix } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import type { Translated } from '../../site/translation.server.ts';
import { paragraphHtml, richTextHtml } from '../../domain/structuredData/richTextHtml.ts';
import { vacanciesFeedPath } from '../../site/feedPaths.ts';

/** The newest ones; a reader that asks daily misses none. */
const jobsInFeed = 100;

/** How long readers and caches may keep a feed, in seconds: a quarter of an hour. */
const maxAge = 15 * 60;

/** Minutes that a reader may wait before it asks again. */
const minutesToLive = 60;

/** For an advertisement whose editor named no day: the same at each reading. */
const unknownDay = '2000-01-01T00:00:00.000Z';

interface FeedEntry {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  published: string;
  tags: string[];
}

interface JobsFeed {
  title: string;
  description: string;
  language: string;
  /** The page of which this is the feed. */
  page: string;
  addressOf(format: 'rss' | 'json'): string;
  entries: FeedEntry[];
}

/** What a feed says of a job: where, how much, from when, then what the advertisement says. */
function feedEntry(job: Translated<Job>, language: string, url: string): FeedEntry {
  const words = job.untranslated ? 'de' : language;
  const { id, title, company, workplace, intro, description, area, publishFrom = unknownDay } = job;
  const facts = [`${company.name}, ${workplace}`, workloadInWords(words, job), startInWords(words, job)];
  const summary = facts.filter(Boolean).join(' · ');
  return {
    id,
    url,
    title,
    summary,
    html: paragraphHtml(summary) + paragraphHtml(intro) + richTextHtml(description),
    published: publishFrom,
    tags: [messagesFor(areaMessages, words)[area]],
  };
}

/** The newest open jobs of a site, with addresses on its canonical host. Throws a 503. */
export async function readJobsFeed(site: RequestedSite): Promise<JobsFeed> {
  const { jobs } = await or503(readJobsPage(site, { page: 1, pageSize: jobsInFeed }));
  const { tenant, canonicalHost } = site;
  const language = site.language?.prefix ?? tenant.language;
  const prefix = site.language ? `/${site.language.prefix}` : '';
  const address = (path: string) => `https://${canonicalHost}${withPrefix(prefix, path)}`;
  const messages = messagesFor(listingMessages, language);
  return {
    title: `${messages.vacancies} • ${tenant.fullName}`,
    description: messages.vacanciesLead,
    language: documentLocale(language),
    page: address(paths.vacancies),
    addressOf: (format) => address(vacanciesFeedPath(format)),
    entries: jobs.map((job) => feedEntry(job, language, address(jobPath(job, tenant.features.apprenticeships)))),
  };
}

/** RSS 2.0. */
export function rssOf({ title, description, language, page, addressOf, entries }: JobsFeed): string {
  const newest = entries[0]?.published ?? unknownDay;
  const feed = new Feed({
    id: page,
    title,
    description,
    language,
    link: page,
    feed: addressOf('rss'),
    updated: new Date(newest),
    ttl: minutesToLive,
    generator: false,
  });
  for (const { id, url, title: name, summary, html, published, tags } of entries) {
    feed.addItem({
      // The address may come to name another host; the job stays the same.
      guid: id,
      link: url,
      title: name,
      description: summary,
      content: html,
      date: new Date(published),
      category: tags.map((tag) => ({ name: tag })),
    });
  }
  return feed.rss2();
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1); the library knows version 1 only. */
export function jsonFeedOf({ title, description, language, page, addressOf, entries }: JobsFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: page,
    feed_url: addressOf('json'),
    items: entries.map(({ id, url, title: name, summary, html, published, tags }) => ({
      id,
      url,
      title: name,
      summary,
      content_html: html,
      date_published: published,
      tags,
    })),
  });
}

/** A feed as an answer that readers and caches may keep for a while. */
export function feedResponse(body: string, type: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${maxAge}` };
  return new Response(body, { headers });
}
