import { freePort } from '@group/start/ports';
import { hostOf } from '../ask.ts';
import { atLeast, atMost, type Figure, type Found } from '../figure.ts';
import { passesTheCache } from '../load/uncachedPages.ts';
import { tenant } from '../load/pages.ts';
import { type Aim, inTurn, type Load, measureInTurn } from '../load/wrk.ts';
import { middle } from '../middle.ts';
import { withBrowser } from '../screens/browser.ts';
import { reportOf } from '../screens/lighthouse.ts';
import type { Stack } from '../stack.ts';
import { tableOf } from '../table.ts';
import { kilobytes, milliseconds, ratio, thousands } from '../written.ts';
import { type CopiedPage, copyPages } from './copyPages.ts';
import { type Peer, startPeers, uncachedPath } from './peers.ts';

/** LCP and blocking time in milliseconds; shares of the peers' rates for pages made for each request. */
const goals = { lcp: 1_100, blocking: 10, ofAstro: 0.8, ofNext: 1 };

interface Audit {
  /** Milliseconds. */
  lcp: number;
  blocking: number;
  /** Transferred bytes. */
  bytes: number;
}

async function audit(url: string, port: number): Promise<Audit> {
  const { audits } = await reportOf(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
  };
}

/** Audits the addresses in turn, several times, and returns the medians of each. */
async function auditInTurn(urls: readonly string[]): Promise<Audit[]> {
  const port = await freePort();
  const audits = await withBrowser(
    () => measureInTurn(urls, (url) => audit(url, port)),
    [`--remote-debugging-port=${port}`],
  );
  return audits.map((each) => ({
    lcp: middle(each.map(({ lcp }) => lcp)),
    blocking: middle(each.map(({ blocking }) => blocking)),
    bytes: middle(each.map(({ bytes }) => bytes)),
  }));
}

interface Row {
  page: CopiedPage;
  title: string;
  audit: Audit;
  cached: Load;
  uncached: Load;
}

async function measure(stack: Stack, peers: readonly Peer[], page: CopiedPage): Promise<Row[]> {
  const { site } = stack;
  const host = hostOf(tenant, site);
  const encoded = { 'Accept-Encoding': 'gzip, br' };
  const own: Aim = { url: site.url + page.path, pid: site.pid, headers: { ...encoded, Host: host } };
  const aims = peers.map(({ url, pid }): Aim => ({ url: url + page.path, pid, headers: encoded }));
  // Uncompressed: Astro compresses nothing that it makes for a request.
  const ownUncached: Aim = { ...own, headers: { Host: host, ...passesTheCache } };
  const uncachedAims = peers.map(({ url, pid }): Aim => ({ url: url + uncachedPath(page), pid }));
  const audits = await auditInTurn([`http://${host}${page.path}`, ...aims.map(({ url }) => url)]);
  const cached = await inTurn([own, ...aims]);
  const uncached = await inTurn([ownUncached, ...uncachedAims]);
  return ['this site', ...peers.map(({ title }) => title)].map((title, position) => {
    const row = { audit: audits[position], cached: cached[position], uncached: uncached[position] };
    if (!row.audit || !row.cached || !row.uncached) throw new Error(`${title} was not measured`);
    return { page, title, audit: row.audit, cached: row.cached, uncached: row.uncached };
  });
}

function figuresOf(rows: readonly Row[]): Figure[] {
  const pages = [...new Set(rows.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const of = (title: string): Row | undefined => rows.find((row) => row.page === page && row.title === title);
    const [own, astro, next] = [of('this site'), of('Astro'), of('Next')];
    if (!own || !astro || !next) return [];
    const failed = [own, astro, next].reduce((sum, { cached, uncached }) => sum + cached.failed + uncached.failed, 0);
    return [
      atMost(`${page.name}: LCP on a phone`, own.audit.lcp, goals.lcp, milliseconds),
      atMost(`${page.name}: LCP, of Astro’s`, own.audit.lcp / astro.audit.lcp, 1, ratio),
      atMost(`${page.name}: blocking time`, own.audit.blocking, goals.blocking, milliseconds),
      atLeast(
        `${page.name} uncached: requests/s, of Astro’s`,
        own.uncached.rate / astro.uncached.rate,
        goals.ofAstro,
        ratio,
      ),
      atLeast(
        `${page.name} uncached: requests/s, of Next’s`,
        own.uncached.rate / next.uncached.rate,
        goals.ofNext,
        ratio,
      ),
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
    const cells = rows.map(({ page, title, audit: audited, cached, uncached }) => [
      page.name,
      title,
      milliseconds(audited.lcp),
      milliseconds(audited.blocking),
      kilobytes(audited.bytes),
      thousands(cached.rate),
      thousands(uncached.rate),
      milliseconds(uncached.p99),
      milliseconds(uncached.cost / 1_000),
    ]);
    const heads = [
      'page',
      'by',
      'LCP',
      'TBT',
      'all bytes',
      'cached, per s',
      'uncached, per s',
      'uncached p99',
      'uncached CPU',
    ];
    const chart = {
      title: 'Largest contentful paint on Lighthouse’s phone: less is better',
      series: ['this site', ...peers.map(({ title }) => title)],
      groups: copies.pages.map(({ name }) => ({
        name: name.replaceAll('-', ' '),
        values: rows.filter(({ page }) => page.name === name).map((row) => row.audit.lcp),
      })),
      write: milliseconds,
    };
    return { figures: figuresOf(rows), details: tableOf(heads, cells), chart };
  } finally {
    await Promise.all(peers.map((peer) => peer.stop()));
  }
}
