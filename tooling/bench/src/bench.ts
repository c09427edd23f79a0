import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '@group/start/ports';
import { type Peer, type Served, nginxProgram, startNginx } from './nginx.ts';
import { memoryOf, type Stack, startStack } from './stack.ts';
import { type Row, tableOf } from './table.ts';
import { hasWrk, type Load, inTurn, load } from './wrk.ts';

const tenantHost = 'tabor.localhost';
const pages = { home: '/', jobs: '/jobs' } as const;
const encodings = ['identity', 'gzip', 'br'] as const;

/** Budgets of the product. */
const budgets = { share: 0.8, slower: 3, uncachedP99: 150, memory: 250, coldStart: 1_000 };

/** Connection headers are nginx's own business. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'date', 'content-length', 'content-type', 'etag']);

/** The page as the site sends it. The client of Node does not unpack it, and lets a host be chosen. */
async function fetchAs(stack: Stack, path: string, encoding: string, name: string): Promise<Served> {
  const headers = { host: `${tenantHost}:${stack.site.port}`, 'accept-encoding': encoding };
  const { promise, resolve, reject } = Promise.withResolvers<Served>();
  request(`${stack.site.url}${path}`, { headers }, (answer) => {
    const kept = Object.entries(answer.headers).filter(([header]) => !ofTheConnection.has(header));
    buffer(answer)
      .then((body) =>
        resolve({ name, body, headers: Object.fromEntries(kept.map(([key, value]) => [key, String(value)])) }),
      )
      .catch(reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

const thousands = (value: number): string => Math.round(value).toLocaleString('en').replaceAll(',', '’');
const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

const us = (value: number): string => `${value.toFixed(1)} µs`;

function besideNginx(what: string, bytes: number, site: Load, nginx: Load | undefined): Row {
  const own = [thousands(bytes), thousands(site.rate), ms(site.p50), ms(site.p99)];
  if (!nginx) return { what, figures: own };
  const [share, slower] = [site.rate / nginx.rate, site.p99 / nginx.p99];
  return {
    what,
    figures: [
      ...own,
      thousands(nginx.rate),
      ms(nginx.p99),
      share.toFixed(2),
      slower.toFixed(1),
      us(site.cost),
      us(nginx.cost),
    ],
    met: share >= budgets.share && slower <= budgets.slower && site.failed === 0,
  };
}

async function cachedRows(stack: Stack): Promise<Row[]> {
  const wanted = Object.entries(pages).flatMap(([page, path]) =>
    encodings.map((encoding) => ({ page, path, encoding })),
  );
  const served = await Promise.all(
    wanted.map(({ page, path, encoding }) => fetchAs(stack, path, encoding, `${page}-${encoding}`)),
  );
  const peer: Peer | undefined = nginxProgram
    ? await startNginx(nginxProgram, `${stack.directory}/nginx`, await freePort(), served)
    : undefined;
  if (!peer) process.stdout.write('nginx is not installed: there is nothing to compare with.\n');
  try {
    const rows: Row[] = [];
    for (const [position, { page, path, encoding }] of wanted.entries()) {
      const headers = { Host: `${tenantHost}:${stack.site.port}`, 'Accept-Encoding': encoding };
      const site = { url: stack.site.url + path, pid: stack.site.pid, headers };
      const what = `${page}, cached, ${encoding}`;
      process.stderr.write(`${what} …\n`);
      const aims = peer ? [site, { url: `${peer.url}/${page}-${encoding}`, pid: peer.pid, headers }] : [site];
      const [own, nginx] = await inTurn(aims);
      if (own) rows.push(besideNginx(what, served[position]?.body.length ?? 0, own, nginx));
    }
    return rows;
  } finally {
    peer?.stop();
  }
}

async function uncachedRows(stack: Stack): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [page, path] of Object.entries(pages)) {
    // A page for somebody who is logged in is never kept.
    const headers = { Host: `${tenantHost}:${stack.site.port}`, Cookie: '__Host-bench=1' };
    process.stderr.write(`${page}, uncached …\n`);
    const { rate, p50, p99, failed } = await load({
      url: stack.site.url + path,
      pid: stack.site.pid,
      headers,
      seconds: 6,
    });
    const figures = ['', thousands(rate), ms(p50), ms(p99), '', '', '', '', '', ''];
    rows.push({ what: `${page}, uncached`, figures, met: p99 < budgets.uncachedP99 && failed === 0 });
  }
  return rows;
}

async function bench(): Promise<void> {
  if (!(await hasWrk())) {
    process.stdout.write('wrk is not installed: nothing was measured.\n');
    return;
  }
  const stack = await startStack(tenantHost);
  try {
    const rest = await memoryOf(stack.site.pid);
    const rows = [...(await cachedRows(stack)), ...(await uncachedRows(stack))];
    const { most } = await memoryOf(stack.site.pid);
    const alone: Row[] = [
      {
        what: 'cold start to the first page',
        figures: [ms(stack.coldStart)],
        met: stack.coldStart < budgets.coldStart,
      },
      { what: 'memory at rest', figures: [`${Math.round(rest.now)} MB`] },
      { what: 'memory under load, at most', figures: [`${Math.round(most)} MB`], met: most <= budgets.memory },
    ];
    const heads = [
      'bytes',
      'requests/s',
      'p50',
      'p99',
      'nginx requests/s',
      'nginx p99',
      'share of nginx',
      'p99 / nginx',
      'CPU',
      'nginx CPU',
    ];
    process.stdout.write(`\n16 connections, one process each, one run on loopback\n\n${tableOf(heads, rows)}\n\n`);
    process.stdout.write(`${tableOf(['figure'], alone)}\n`);
  } finally {
    await stack.stop();
  }
}

await bench();
