import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startContentService } from '@group/e2e/testEnvironment';
import { ask, hostOf, linksBelow } from '../ask.ts';
import { atMost, type Found } from '../figure.ts';
import { uncachedPage } from '../load/uncachedPages.ts';
import { load } from '../load/wrk.ts';
import { middle } from '../middle.ts';
import { exampleContent, type Site, type Stack, startSite } from '../stack.ts';
import { tableOf } from '../table.ts';
import { milliseconds, ratio, thousands } from '../written.ts';
import { multiplyJobs } from './multiplyJobs.ts';

const sizes = [50, 5_000, 50_000] as const;
const goal = 2;

/** The holding's site lists the jobs of all organisations. */
const tenant = 'digallo';
const list = '/jobs/offene-stellen';

/** Uncached pages: the list and each filter. */
const filters = [
  '',
  '?bereich=pflege',
  '?bereich=hauswirtschaft',
  '?bereich=hotellerie',
  '?bereich=technik',
  '?bereich=verwaltung',
  '?lehrstellen=1',
  '?betrieb=tabor',
  '?betrieb=brunisberg',
  '?betrieb=kreuzstift',
  '?betrieb=rosengarten',
  '?betrieb=tabor&bereich=pflege',
];

interface Measured {
  list: number;
  filter: number;
  job: number;
  uncached: number;
  cached: number;
}

/** Repetitions with an empty cache, to average out noise. */
const rounds = 5;

async function firstSights(start: (name: string) => Promise<Site>): Promise<Pick<Measured, 'list' | 'filter' | 'job'>> {
  const [lists, filtered, jobs]: [number[], number[], number[]] = [[], [], []];
  for (let round = 1; round <= rounds; round += 1) {
    await using site = await start(`round-${round}`);
    await ask(site, tenant, '/');
    for (const filter of filters) (filter ? filtered : lists).push((await ask(site, tenant, list + filter)).took);
    const links = await linksBelow(site, tenant, list);
    for (const link of links.slice(0, 5)) jobs.push((await ask(site, tenant, link)).took);
  }
  return { list: middle(lists), filter: middle(filtered), job: middle(jobs) };
}

async function measure(directory: string, jobs: number): Promise<Measured> {
  const content = join(directory, `jobs-${jobs}`);
  await exampleContent(content);
  multiplyJobs(join(content, 'content.db'), jobs);
  const contentService = await startContentService(content);
  const start = (name: string) => startSite(contentService, { directory: join(directory, `jobs-${jobs}-${name}`) });
  try {
    const first = await firstSights(start);
    await using site = await start('loaded');
    await ask(site, tenant, list);
    const uncached = await load(uncachedPage(site, tenant, list, 4));
    const headers = { Host: hostOf(tenant, site), 'Accept-Encoding': 'br' };
    const cached = await load({ url: site.url + list, pid: site.pid, headers });
    return { ...first, uncached: uncached.p50, cached: cached.p50 };
  } finally {
    await contentService.program.stop();
    await rm(content, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Measures the cost of more jobs: with empty caches, with cached content, and from the page cache. */
export async function manyJobs({ directory }: Stack): Promise<Found> {
  const measured: [number, Measured][] = [];
  for (const size of sizes) measured.push([size, await measure(directory, size)]);
  const [few, many] = [measured[0]?.[1], measured.at(-1)?.[1]];
  if (!few || !many) throw new Error('nothing was measured');
  const times = (what: string, of: (each: Measured) => number) =>
    atMost(`${what} at ${thousands(sizes[2])} jobs, times that at ${sizes[0]}`, of(many) / of(few), goal, ratio);
  const rows = measured.map(([size, each]) => [
    thousands(size),
    ...[each.list, each.filter, each.job, each.uncached, each.cached].map(milliseconds),
  ]);
  const heads = ['jobs', 'list, first sight', 'filter, first sight', 'job, first sight', 'list, uncached p50'];
  return {
    figures: [
      times('jobs listing, first sight', (each) => each.list),
      times('filter, first sight', (each) => each.filter),
      times('job page, first sight', (each) => each.job),
      times('jobs listing, uncached', (each) => each.uncached),
      times('jobs listing, cached', (each) => each.cached),
    ],
    details: tableOf([...heads, 'list, cached p50'], rows),
  };
}
