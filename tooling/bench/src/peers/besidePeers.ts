import { freePort } from '@group/start/ports';
import { hostOf } from '../ask.ts';
import { atLeast, atMost, type Figure, type Found } from '../figure.ts';
import { passesTheCache } from '../load/uncachedPages.ts';
import { tenant } from '../load/pages.ts';
import { type Aim, inTurn, type Load } from '../load/wrk.ts';
import { middle } from '../middle.ts';
import { withBrowser } from '../screens/browser.ts';
import { reportOf } from '../screens/lighthouse.ts';
import type { Stack } from '../stack.ts';
import { tableOf } from '../table.ts';
import { kilobytes, milliseconds, ratio, thousands } from '../written.ts';
import { type CopiedPage, copyPages } from './copyPages.ts';
import { type Peer, startPeers } from './peers.ts';

const rounds = 3;

/** LCP and blocking time in milliseconds; shares of the peers' rates for pages made for each request. */
const goals = { lcp: 1_100, blocking: 10, ofAstro: 0.8, ofNext: 1 };

interface Seen {
  /** Milliseconds. */
  lcp: number;
  blocking: number;
  /** Bytes of all that loads by itself. */
  bytes: number;
}

async function look(url: string, port: number): Promise<Seen> {
  const { audits } = await reportOf(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
  };
}

/** The medians of several looks at each address, in turn. */
async function lookInTurn(urls: readonly string[]): Promise<Seen[]> {
  const port = await freePort();
  const seen = urls.map((): Seen[] => []);
  await withBrowser(async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [position, url] of urls.entries()) seen[position]?.push(await look(url, port));
    }
  }, [`--remote-debugging-port=${port}`]);
  return seen.map((each) => ({
    lcp: middle(each.map(({ lcp }) => lcp)),
    blocking: middle(each.map(({ blocking }) => blocking)),
    bytes: middle(each.map(({ bytes }) => bytes)),
  }));
}

interface Row {
  page: CopiedPage;
  title: string;
  seen: Seen;
  kept: Load;
  anew: Load;
}

async function measure(stack: Stack, peers: readonly Peer[], page: CopiedPage): Promise<Row[]> {
  const { site } = stack;
  const host = hostOf(tenant, site);
  const encoded = { 'Accept-Encoding': 'gzip, br' };
  const aimOf = ({ url, pid, anew }: Peer, isAnew: boolean): Aim => ({
    url: url + (isAnew ? anew(page) : page.path),
    pid,
    headers: encoded,
  });
  const own: Aim = { url: site.url + page.path, pid: site.pid, headers: { ...encoded, Host: host } };
  const ownAnew: Aim = { ...own, headers: { ...own.headers, ...passesTheCache } };
  const seen = await lookInTurn([`http://${host}${page.path}`, ...peers.map(({ url }) => url + page.path)]);
  const kept = await inTurn([own, ...peers.map((peer) => aimOf(peer, false))]);
  const anew = await inTurn([ownAnew, ...peers.map((peer) => aimOf(peer, true))]);
  return ['this site', ...peers.map(({ title }) => title)].map((title, position) => {
    const each = { seen: seen[position], kept: kept[position], anew: anew[position] };
    if (!each.seen || !each.kept || !each.anew) throw new Error(`${title} was not measured`);
    return { page, title, seen: each.seen, kept: each.kept, anew: each.anew };
  });
}

function figuresOf(rows: readonly Row[]): Figure[] {
  const pages = [...new Set(rows.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const of = (title: string): Row | undefined => rows.find((row) => row.page === page && row.title === title);
    const [own, astro, next] = [of('this site'), of('Astro'), of('Next')];
    if (!own || !astro || !next) return [];
    const failed = [own, astro, next].reduce((sum, { kept, anew }) => sum + kept.failed + anew.failed, 0);
    return [
      atMost(`${page.name}: LCP on a phone`, own.seen.lcp, goals.lcp, milliseconds),
      atMost(`${page.name}: LCP, of Astro’s`, own.seen.lcp / astro.seen.lcp, 1, ratio),
      atMost(`${page.name}: blocking time`, own.seen.blocking, goals.blocking, milliseconds),
      atLeast(`${page.name} made anew: requests/s, of Astro’s`, own.anew.rate / astro.anew.rate, goals.ofAstro, ratio),
      atLeast(`${page.name} made anew: requests/s, of Next’s`, own.anew.rate / next.anew.rate, goals.ofNext, ratio),
      { what: `${page.name}: failed requests`, goal: '0', measured: String(failed), met: failed === 0 },
    ];
  });
}

/** Compares the site with other frameworks that serve copies of its pages, in one run and in turn. */
export async function besidePeers(stack: Stack): Promise<Found> {
  const copies = await copyPages(stack);
  const peers = await startPeers(copies);
  try {
    const rows: Row[] = [];
    for (const page of copies.pages) rows.push(...(await measure(stack, peers, page)));
    const cells = rows.map(({ page, title, seen, kept, anew }) => [
      page.name,
      title,
      milliseconds(seen.lcp),
      milliseconds(seen.blocking),
      kilobytes(seen.bytes),
      thousands(kept.rate),
      thousands(anew.rate),
      milliseconds(anew.p99),
      milliseconds(anew.cost / 1_000),
    ]);
    const heads = ['page', 'by', 'LCP', 'TBT', 'all bytes', 'kept, per s', 'anew, per s', 'anew p99', 'anew CPU'];
    const chart = {
      title: 'Largest contentful paint on Lighthouse’s phone: less is better',
      series: ['this site', ...peers.map(({ title }) => title)],
      groups: copies.pages.map(({ name }) => ({
        name: name.replaceAll('-', ' '),
        values: rows.filter(({ page }) => page.name === name).map(({ seen }) => seen.lcp),
      })),
      write: milliseconds,
    };
    return { figures: figuresOf(rows), details: tableOf(heads, cells), chart };
  } finally {
    await Promise.all(peers.map((peer) => peer.stop()));
  }
}
