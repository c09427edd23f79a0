import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { noNginx, startBalancer } from '@group/e2e/nginx';
import { freePort } from '@group/start/ports';
import { atLeast, type Found } from '../figure.ts';
import type { Stack } from '../stack.ts';
import { tableOf } from '../table.ts';
import { milliseconds, ratio, thousands } from '../written.ts';
import { besideNginx, measuredPages } from './pages.ts';
import { firstChild } from './processorTime.ts';
import { inTurn } from './wrk.ts';

/** The example's minimum share of the throughput of nginx with files. */
const goal = 0.95;

/** Benchmarks the site behind the example nginx configuration against nginx that serves the same bytes from files. */
export async function behindNginx(stack: Stack): Promise<Found> {
  const what = 'cached page behind the nginx example, the worst: requests/s, of nginx’s';
  if (noNginx) return { figures: [{ what, measured: noNginx }] };
  const { site, directory } = stack;
  const folder = join(directory, 'balancer');
  await mkdir(folder);
  const [port, pages] = [await freePort(), Object.entries(await measuredPages(stack))];
  const wanted = pages.map(([page, path]) => ({ page, path, encoding: 'br' }));
  using beside = await besideNginx(stack, wanted);
  const balancer = await startBalancer(folder, { port, sites: [site.port, site.port] });
  try {
    const pid = await firstChild(balancer.pid);
    const rows: string[][] = [];
    const shares: number[] = [];
    for (const { page, path, aims } of beside.pairs) {
      const [own, ...others] = aims;
      const [behind, alone] = await inTurn([{ ...own, url: `http://127.0.0.1:${port}${path}`, pid }, ...others]);
      if (!behind || !alone) continue;
      const share = behind.rate / alone.rate;
      shares.push(share);
      const rates = [thousands(behind.rate), thousands(alone.rate), ratio(share)];
      rows.push([page, ...rates, milliseconds(behind.p99), milliseconds(alone.p99), String(behind.failed)]);
    }
    const heads = ['page, brotli', 'requests/s', 'nginx’s with files', 'share', 'p99', 'nginx’s', 'failed'];
    return { figures: [atLeast(what, Math.min(...shares), goal, ratio)], details: tableOf(heads, rows) };
  } finally {
    balancer.stop();
  }
}
