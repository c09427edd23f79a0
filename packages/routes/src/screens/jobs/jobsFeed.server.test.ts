// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { jobsSite, wireCompany, wireJob, wireJobs } from '../../testing/jobsSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { loader as json } from './jobsJson.route.ts';
import { loader as rss } from './jobsRss.route.ts';

async function read(loader: typeof json, site: RequestedSite) {
  const response = await loader(routeArguments(site, '/jobs/offene-stellen.rss'));
  return { text: await response.text(), headers: response.headers };
}

describe('feeds of vacancies', () => {
  it('are RSS 2.0 with absolute URLs on the canonical host', async () => {
    const { site } = jobsSite('tabor', [
      wireJob({ title: 'Pflege & <Betreuung>', publishFrom: '2026-11-02T07:00:00.000Z' }),
    ]);
    const { text, headers } = await read(rss, site);
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=900');
    const feed = new DOMParser().parseFromString(text, 'text/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    const of = (selector: string) => feed.querySelector(selector)?.textContent;
    expect(of('channel > link')).toBe('https://tabor.example/jobs/offene-stellen');
    expect(of('channel > language')).toBe('de-CH');
    expect(of('item > title')).toBe('Pflege & <Betreuung>');
    expect(of('item > link')).toBe(`https://tabor.example/jobs/offene-stellen/${wireJob().id}`);
    expect(of('item > guid')).toBe(wireJob().id);
    expect(feed.querySelector('item > guid')?.getAttribute('isPermaLink')).toBe('false');
    expect(of('item > pubDate')).toBe('Mon, 02 Nov 2026 07:00:00 GMT');
  });

  it.each([
    ['a vertical tab', 'Pflege\u000BHF', 'PflegeHF'],
    ['other forbidden characters', 'Pf\u0000le\u001Bge\uFFFE\uD800', 'Pflege'],
    ['the end of a section', 'a]]>b]]><c/>]]>', 'a]] >b]] ><c/>]] >'],
  ])('are well-formed with %s', async (_kind, text, expected) => {
    const { site } = jobsSite('tabor', [wireJob({ title: text, intro: text, workplace: text })]);
    const feed = new DOMParser().parseFromString((await read(rss, site)).text, 'text/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.querySelectorAll('c')).toHaveLength(0);
    expect(feed.querySelector('item > title')?.textContent).toBe(expected);
  });

  it('are JSON Feed 1.1', async () => {
    const { text, headers } = await read(json, jobsSite('tabor', [wireJob()]).site);
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    expect(JSON.parse(text)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://tabor.example/jobs/offene-stellen',
      feed_url: 'https://tabor.example/jobs/offene-stellen.json',
      language: 'de-CH',
      items: [
        {
          id: wireJob().id,
          url: `https://tabor.example/jobs/offene-stellen/${wireJob().id}`,
          title: 'Pflegefachperson HF',
          content_html: expect.stringContaining('<li>'),
          date_published: '2026-11-02T07:00:00.000Z',
          tags: ['Pflege und Betreuung'],
        },
      ],
    });
  });

  it('contain the newest hundred jobs', async () => {
    const { text } = await read(json, jobsSite('tabor', wireJobs(130)).site);
    expect(JSON.parse(text)).toHaveProperty('items.length', 100);
  });

  it('exist in each language of a site', async () => {
    const company = wireCompany('rivabella', 'Rivabella');
    const { site } = jobsSite('rivabella', [wireJob({ company })], { language: 'it' });
    const feed: unknown = JSON.parse((await read(json, site)).text);
    expect(feed).toMatchObject({
      language: 'it-CH',
      home_page_url: 'https://rivabella.example/it/jobs/offene-stellen',
      items: [{ tags: ['Pflege und Betreuung'] }],
    });
  });

  it('are well-formed without open jobs', async () => {
    const { site } = jobsSite('tabor', []);
    const feed = new DOMParser().parseFromString((await read(rss, site)).text, 'text/xml');
    expect(feed.querySelectorAll('item')).toHaveLength(0);
  });
});
