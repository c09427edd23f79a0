import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, atMost, type Figure, type Found } from '../figure.ts';
import type { Stack } from '../stack.ts';
import { tableOf } from '../table.ts';
import { microseconds, milliseconds, ratio, thousands } from '../written.ts';
import { besideNginx, measuredPages, type Wanted } from './pages.ts';
import { inTurn, type Load } from './wrk.ts';

const encodings = ['identity', 'gzip', 'br'] as const;
const numbersOfConnections = [1, 256] as const;

/** Time for the recompression of a page after its first response. */
const untilPacked = 1_000;

/** The site's minimum share of nginx's throughput, and its maximum p99 relative to nginx. */
const goals = { share: 0.8, slower: 3 };

const heads = [
  'page',
  'encoding',
  'connections',
  'bytes',
  'requests/s',
  'p50',
  'p99',
  'CPU',
  'nginx requests/s',
  'nginx p99',
  'nginx CPU',
  'share',
  'p99 / nginx',
];

interface Measured extends Wanted {
  bytes: number;
  connections: number;
  site: Load;
  nginx: Load | undefined;
}

function cellsOf({ page, encoding, connections, bytes, site, nginx }: Measured): string[] {
  const { rate, p50, p99, cost } = site;
  const own = [thousands(bytes), thousands(rate), milliseconds(p50), milliseconds(p99), microseconds(cost)];
  const other = nginx
    ? [thousands(nginx.rate), milliseconds(nginx.p99), microseconds(nginx.cost)]
    : ['not installed', '', ''];
  const compared = nginx ? [ratio(rate / nginx.rate), ratio(p99 / nginx.p99)] : [];
  return [page, encoding, String(connections), ...own, ...other, ...compared];
}

function figuresOf(measured: readonly Measured[]): Figure[] {
  return [16, ...numbersOfConnections].flatMap((connections) => {
    const beside = measured.flatMap(({ site, nginx, ...each }) =>
      nginx && each.connections === connections ? [{ site, nginx }] : [],
    );
    const share = Math.min(...beside.map(({ site, nginx }) => site.rate / nginx.rate));
    const slower = Math.max(...beside.map(({ site, nginx }) => site.p99 / nginx.p99));
    const failed = beside.reduce((sum, { site }) => sum + site.failed, 0);
    const at = `cached page at ${connections} connections, the worst`;
    return beside.length === 0
      ? [{ what: at, measured: 'nginx is not installed' }]
      : [
          atLeast(`${at}: requests/s, of nginx's`, share, goals.share, ratio),
          atMost(`${at}: p99, times nginx's`, slower, goals.slower, ratio),
          { what: `${at}: failed requests`, goal: '0', measured: String(failed), met: failed === 0 },
        ];
  });
}

/** Benchmarks cached pages against nginx with the same bytes and headers in the same run. */
export async function cachedPages(stack: Stack): Promise<Found> {
  const pages = Object.entries(await measuredPages(stack));
  const wanted = pages.flatMap(([page, path]) => encodings.map((encoding) => ({ page, path, encoding })));
  (await besideNginx(stack, wanted))[Symbol.dispose]();
  await sleep(untilPacked);
  using beside = await besideNginx(stack, wanted);
  const measured: Measured[] = [];
  for (const { aims, ...pair } of beside.pairs) {
    const more = pair.page === 'home' && pair.encoding === 'br' ? numbersOfConnections : [];
    for (const connections of [16, ...more]) {
      const [site, nginx] = await inTurn(aims.map((aim) => ({ ...aim, connections })));
      if (site) measured.push({ ...pair, connections, site, nginx });
    }
  }
  return { figures: figuresOf(measured), details: tableOf(heads, measured.map(cellsOf)) };
}
