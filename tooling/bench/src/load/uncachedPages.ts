import { hostOf } from '../ask.ts';
import { atMost, type Figure, type Found } from '../figure.ts';
import type { Site, Stack } from '../stack.ts';
import { tableOf } from '../table.ts';
import { milliseconds, thousands } from '../written.ts';
import { measuredPages, tenant } from './pages.ts';
import { type Aim, load } from './wrk.ts';

/** A session cookie, which bypasses the page cache. */
export const passesTheCache = { Cookie: '__Host-session=bench' };

/** Milliseconds: the slowest of a hundred answers, and the processor time of a page, which other load changes less. */
const goals = { slowest: 150, processor: 1.2 };

/** A page that is rendered for each request from cached content. */
export function uncachedPage(site: Site, of: string, path: string, seconds = 6): Aim {
  const headers = { Host: hostOf(of, site), ...passesTheCache };
  return { url: site.url + path, pid: site.pid, headers, seconds };
}

/** Benchmarks pages that React renders for each request. */
export async function uncachedPages(stack: Stack): Promise<Found> {
  const rows: string[][] = [];
  const figures: Figure[] = [];
  for (const [page, path] of Object.entries(await measuredPages(stack))) {
    await load(uncachedPage(stack.site, tenant, path, 2));
    const { rate, p50, p99, cost, failed } = await load(uncachedPage(stack.site, tenant, path));
    rows.push([page, thousands(rate), milliseconds(p50), milliseconds(p99), milliseconds(cost / 1_000)]);
    figures.push(
      {
        what: `uncached ${page} at 16 connections: p99`,
        goal: `< ${milliseconds(goals.slowest)}`,
        measured: milliseconds(p99),
        met: p99 < goals.slowest && failed === 0,
      },
      atMost(`uncached ${page}: processor time`, cost / 1_000, goals.processor, milliseconds),
    );
  }
  return { figures, details: tableOf(['page', 'requests/s', 'p50', 'p99', 'CPU'], rows) };
}
