import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wireArticlesFixture } from '@group/content-client/article/article.fixture';
import { wireEventsFixture } from '@group/content-client/event/event.fixture';
import { wireHousesFixture } from '@group/content-client/house/house.fixture';
import { wireJobsFixture } from '@group/content-client/job/job.fixture';
import type { TenantKey } from '@group/themes/registry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryPages, validateXML } from 'xmllint-wasm';
import { screenListingContext } from '../../site/screenHandle.ts';
import { requestedSiteFixture } from '../../testing/requestedSite.fixture.ts';
import { jobsSite, wireCompany, wireJob } from '../../testing/jobsSite.fixture.ts';
import { routeArguments } from '../../testing/routeArguments.fixture.ts';
import { loader as robots } from './robots.route.ts';
import { loader as sitemap } from './sitemap.route.ts';

const composed = ['/', '/wohnen', '/kontakt', '/s/hausordnung', '/v/tafel', '/auth', '/jobs/schnellbewerbung'];

const answers = {
  pages: { data: composed.map((path) => ({ id: path, attributes: { path } })) },
  houses: wireHousesFixture,
  events: wireEventsFixture,
  articles: wireArticlesFixture,
  jobs: wireJobsFixture,
};

function site(tenantKey: TenantKey, language?: string) {
  return requestedSiteFixture(tenantKey, language ? { answers, language } : { answers });
}

function argumentsFor(requested: ReturnType<typeof site>) {
  const args = routeArguments(requested, '/sitemap.xml');
  args.context.set(screenListingContext, {
    listed: ['/', '/impressum'],
    words: new Map(),
    isUnlisted: (path) => /^\/(?:v\/|auth$|jobs\/schnellbewerbung$)/.test(path),
  });
  return args;
}

async function sitemapOf(requested: ReturnType<typeof site>): Promise<string> {
  return (await sitemap(argumentsFor(requested))).text();
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? []);
}

async function schemaProblems(contents: string) {
  const schemas = ['withLanguages.xsd', 'sitemap.xsd', 'xhtmlLink.xsd'];
  const [schema, ...preload] = await Promise.all(
    schemas.map(async (fileName) => ({
      fileName,
      contents: await readFile(join(import.meta.dirname, 'schemas', fileName), 'utf8'),
    })),
  );
  if (!schema) throw new Error('there is a schema');
  const result = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [schema],
    preload,
    maxMemoryPages: memoryPages.GiB / 4,
  });
  return result.errors;
}

describe('sitemap', () => {
  // The fixture's jobs are open then.
  beforeEach(() => void vi.setSystemTime('2026-12-01T08:00:00Z'));

  it('conforms to the official schema, and lists each URL that answers 200 once', async () => {
    const xml = await sitemapOf(site('tabor'));
    expect(await schemaProblems(xml)).toEqual([]);
    const addresses = addressesIn(xml);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(
      expect.arrayContaining([
        'https://tabor.example/',
        'https://tabor.example/impressum',
        'https://tabor.example/wohnen',
        'https://tabor.example/s/hausordnung',
        'https://tabor.example/unsere-haeuser/haupthaus-am-see',
        'https://tabor.example/jobs/offene-stellen/j1pflege0000000000000000',
        'https://tabor.example/jobs/offene-lehrstellen/j2lehrstelle000000000000',
      ]),
    );
  });

  it('omits unlisted pages and filled jobs', async () => {
    const addresses = (await sitemapOf(site('tabor'))).replaceAll('https://tabor.example', '');
    for (const path of ['/v/', '/auth', '/jobs/schnellbewerbung']) {
      expect(addresses).not.toContain(`<loc>${path}`);
    }
    const filled = wireJobsFixture.data.filter(({ attributes }) => 'filled' in attributes && attributes.filled);
    expect(filled.length).toBeGreaterThan(0);
    for (const { id } of filled) expect(addresses).not.toContain(id);
  });

  it('has the jobs of the site’s own organisation, not those of others that the holding shows', async () => {
    const [own, others] = ['d', 'g'].map((letter) => letter.repeat(24));
    const jobs = [
      wireJob({ id: own ?? '', company: wireCompany('digallo', 'Digallo') }),
      wireJob({ id: others ?? '', company: wireCompany('geeren', 'Geeren') }),
    ];
    const xml = await sitemapOf(jobsSite('digallo', jobs, { answers }).site);
    expect(xml).toContain(`/jobs/offene-stellen/${own}`);
    expect(xml).not.toContain(others);
  });

  it('has each page in each language, with the others as alternates', async () => {
    const xml = await sitemapOf(site('rivabella', 'de'));
    expect(await schemaProblems(xml)).toEqual([]);
    const living = addressesIn(xml).filter((address) => address.endsWith('/wohnen'));
    expect(living.map((address) => new URL(address).pathname)).toEqual([
      '/de/wohnen',
      '/it/wohnen',
      '/fr/wohnen',
      '/en/wohnen',
    ]);
    expect(xml.match(/hreflang="x-default" href="[^"]+\/de\/wohnen"/g)).toHaveLength(4);
    expect(xml).not.toMatch(/\/(?:events|media|v|jobs\/offene-lehrstellen)[/<]/);
  });

  it('answers 404 on an unconfigured host', async () => {
    const unknown = sitemap(argumentsFor({ ...site('enfermagem'), known: false }));
    await expect(unknown).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('answers 503 while content is unavailable', async () => {
    const nothing = sitemap(argumentsFor(requestedSiteFixture('tabor')));
    await expect(nothing).rejects.toMatchObject({ init: { status: 503 } });
  });
});

describe('robots.txt', () => {
  it('refers to the sitemap of the host', async () => {
    const text = await robots(routeArguments(site('tabor'), '/robots.txt')).text();
    expect(text).toContain('Sitemap: https://tabor.example/sitemap.xml');
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });

  it('disallows crawling an unconfigured host', async () => {
    const unknown = { ...site('enfermagem'), known: false };
    expect(await robots(routeArguments(unknown, '/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });
});
