import { entryPaths } from '@group/content-client/contract/entryPaths';
import type { Job } from '@group/content-client/job/job.schema';
import { documentLocale } from '@group/ui/messages/language';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { Feed } from 'feed';
import { areaMessages } from '../../domain/jobs/area.messages.ts';
import { startInWords, workloadInWords } from '../../domain/jobs/jobFacts.ts';
import { listingMessages } from '../../domain/jobs/listing.messages.ts';
import { readJobsPage } from '../../domain/jobs/readJobs.server.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import { or503 } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import type { Translated } from '../../site/translation.server.ts';
import { withoutControls } from '../../site/withoutControls.ts';
import { paragraphHtml, richTextHtml } from '../../domain/structuredData/richTextHtml.ts';

/** Enough that a reader that polls daily misses none. */
const maxEntries = 100;

/** Cache lifetime of a feed: a quarter of an hour. */
const maxAgeSeconds = 15 * 60;

/** Suggested polling interval (RSS `ttl`). */
const ttlMinutes = 60;

/** Publication date of jobs without one; constant, so that it is equal in each response. */
const unknownDate = '2000-01-01T00:00:00.000Z';

/** Facts of a job (place, workload, start), then the advertisement's text. */
function feedEntry(job: Translated<Job>, language: string, url: string) {
  const entryLanguage = job.untranslated ? 'de' : language;
  const { id, title, company, workplace, intro, description, area, postedAt = unknownDate } = job;
  const facts = [
    `${company.name}, ${workplace}`,
    workloadInWords(entryLanguage, job),
    startInWords(entryLanguage, job),
  ];
  const summary = facts.filter(Boolean).join(' · ');
  return {
    id,
    url,
    title,
    summary,
    html: paragraphHtml(summary) + paragraphHtml(intro) + richTextHtml(description),
    published: postedAt,
    tags: [messagesFor(areaMessages, entryLanguage)[area]],
  };
}

/** The newest open jobs of a site, with URLs on its canonical host. Throws a 503. */
export async function readJobsFeed(site: RequestedSite) {
  const { entries: jobs } = await or503(readJobsPage(site, { page: 1, pageSize: maxEntries }));
  const { tenant, canonicalHost, language, pathPrefix } = site;
  const address = (path: string) => `https://${canonicalHost}${withPrefix(pathPrefix, path)}`;
  const messages = messagesFor(listingMessages, language);
  return {
    title: `${messages.vacancies} • ${tenant.fullName}`,
    description: messages.vacanciesLead,
    language: documentLocale(language),
    /** URL of the page that the feed represents. */
    page: address(paths.vacancies.href()),
    addressOf: (format: 'rss' | 'json') =>
      address((format === 'rss' ? paths.vacanciesRss : paths.vacanciesJson).href()),
    entries: jobs.map((job) => feedEntry(job, language, address(entryPaths.job.href(job, tenant.features)))),
  };
}

type JobsFeed = Awaited<ReturnType<typeof readJobsFeed>>;

/** The library escapes only the first end of a CDATA section in a text. */
const cdata = (text: string): string => withoutControls(text).replaceAll(']]>', ']] >');

/** RSS 2.0. */
export function rssOf({ title, description, language, page, addressOf, entries }: JobsFeed): string {
  const newest = entries[0]?.published ?? unknownDate;
  const feed = new Feed({
    id: page,
    title: cdata(title),
    description: cdata(description),
    language,
    link: page,
    feed: addressOf('rss'),
    updated: new Date(newest),
    ttl: ttlMinutes,
    generator: false,
  });
  for (const { id, url, title: name, summary, html, published, tags } of entries) {
    feed.addItem({
      // The URL may move to another host; the id is stable.
      guid: id,
      link: url,
      title: cdata(name),
      description: cdata(summary),
      content: cdata(html),
      date: new Date(published),
      category: tags.map((tag) => ({ name: cdata(tag) })),
    });
  }
  return feed.rss2();
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1); the `feed` library supports version 1 only. */
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

export function feedResponse(body: string, type: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${maxAgeSeconds}` };
  return new Response(body, { headers });
}
