import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { noNginx, startNginx } from '@group/e2e/nginx';
import { freePort } from '@group/start/ports';
import { hostOf } from '../ask.ts';
import type { Found } from '../figure.ts';
import { type Site, type Stack, startSite } from '../stack.ts';
import { tableOf } from '../table.ts';
import { milliseconds, thousands } from '../written.ts';
import { tenant } from './pages.ts';
import { firstChild } from './processorTime.ts';
import { passesTheCache } from './uncachedPages.ts';
import { type Load, load } from './wrk.ts';

const counts = [1, 2, 4] as const;

const connectionsEach = 16;

/** Passes each request on to the next process, and caches nothing. */
const configuration = (port: number, sites: readonly Site[]): string => `keepalive_requests 100000000;
upstream site { keepalive 64; ${sites.map((site) => `server 127.0.0.1:${site.port};`).join(' ')} }
server { listen 127.0.0.1:${port}; location / {
  proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
} }`;

/** Benchmarks the home page of these processes behind one nginx, from the page cache and rendered for each request. */
async function behindOne(folder: string, sites: readonly [Site, ...Site[]]): Promise<{ cached: Load; uncached: Load }> {
  await mkdir(folder);
  const port = await freePort();
  const nginx = await startNginx(folder, port, configuration(port, sites));
  try {
    // Without a port: a process caches nothing for a development host with the port of another.
    const [host = ''] = hostOf(tenant, sites[0]).split(':');
    const headers = { Host: host, 'Accept-Encoding': 'br' };
    const aim = { url: `http://127.0.0.1:${port}/`, pid: await firstChild(nginx.pid), headers, seconds: 4 };
    const connections = connectionsEach * sites.length;
    await load({ ...aim, connections });
    const cached = await load({ ...aim, connections });
    return { cached, uncached: await load({ ...aim, connections, headers: { ...headers, ...passesTheCache } }) };
  } finally {
    nginx.stop();
  }
}

/** Measures what more processes of the site on this machine add. */
export async function severalProcesses({ contentService, directory, site }: Stack): Promise<Found> {
  if (noNginx) return { figures: [{ what: 'several processes behind nginx', measured: noNginx }] };
  const sites: [Site, ...Site[]] = [site];
  const rows: string[][] = [];
  await using started = new AsyncDisposableStack();
  for (const count of counts) {
    while (sites.length < count) {
      const folder = join(directory, `process-${sites.length}`);
      sites.push(started.use(await startSite(contentService, { directory: folder })));
    }
    const { cached, uncached } = await behindOne(join(directory, `balancer-of-${count}`), sites);
    rows.push([
      String(count),
      ...[cached, uncached].flatMap(({ rate, p99, failed }) => [thousands(rate), milliseconds(p99), String(failed)]),
    ]);
  }
  const heads = ['requests/s', 'p99', 'failed'];
  return {
    figures: [],
    details: tableOf(
      ['processes', ...heads.map((head) => `cached: ${head}`), ...heads.map((head) => `uncached: ${head}`)],
      rows,
    ),
  };
}
