import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, hostOf } from '../ask.ts';
import { atMost, type Figure, type Found } from '../figure.ts';
import { middle } from '../middle.ts';
import { memoryOf, type Site, type Stack, startSite } from '../stack.ts';
import { tableOf } from '../table.ts';
import { megabytes, milliseconds, thousands } from '../written.ts';
import { passesTheCache } from './uncachedPages.ts';
import { load } from './wrk.ts';

/** The tenants that the flood and the honest visitor ask. */
const [flooded, other] = ['digallo', 'geeren'];

const connections = 200;
const seconds = 6;

/** Milliseconds and megabytes. */
const goals = { uncached: 1_000, cached: 50, memory: 120 };

/** Networks of the flood and of the honest visitor. */
const networks = { flood: '192.0.2.1', honest: '198.51.100.1' };

/** Addresses that end with a number that was never requested, and what a client sends with them. */
const kinds: Readonly<Record<string, { path: string; headers?: Readonly<Record<string, string>> }>> = {
  'job filter': { path: '/jobs/offene-stellen?bereich=' },
  'job page': { path: '/jobs/offene-stellen?seite=' },
  'house filter': { path: '/unsere-haeuser?ort=' },
  'media page': { path: '/media?seite=' },
  search: { path: '/?q=' },
  'unknown page': { path: '/wohnen-' },
  language: { path: '/fr-' },
  'form for a job': { path: '/jobs/schnellbewerbung?stelle=' },
  preview: { path: '/vorschau/' },
  'preview cookie': { path: '/?x=', headers: { Cookie: '__Host-preview=x' } },
  'session cookie': { path: '/?x=', headers: passesTheCache },
};

/** Writes a wrk script that requests a new address each time. */
async function newAddresses(file: string, path: string): Promise<string> {
  await writeFile(
    file,
    `local turn = os.time() % 1000 * 100
request = function() turn = turn + 1; return wrk.format("GET", "${path}" .. turn) end
`,
  );
  return file;
}

/** Asks for pages as an honest visitor during a flood. Returns times in milliseconds. */
async function visit(site: Site): Promise<{ uncached: number[]; cached: number[] }> {
  const times: { uncached: number[]; cached: number[] } = { uncached: [], cached: [] };
  await sleep(500);
  const until = performance.now() + (seconds - 1) * 1_000;
  while (performance.now() < until) {
    const headers = { 'x-forwarded-for': networks.honest };
    times.cached.push((await ask(site, other, '/', { headers })).took);
    const answer = await ask(site, other, '/', { headers: { ...headers, ...passesTheCache } });
    times.uncached.push(answer.status === 200 ? answer.took : Number.POSITIVE_INFINITY);
    await sleep(50);
  }
  return times;
}

/** Measures an honest visitor's times while many connections of another network ask for ever new addresses. */
export async function floods({ contentService, directory }: Stack): Promise<Found> {
  const environment = { TRUSTED_PROXIES: '127.0.0.1' };
  await using site = await startSite(contentService, { directory: join(directory, 'flood'), environment });
  await ask(site, other, '/');
  const before = (await memoryOf(site.pid)).now;
  const rows: string[][] = [];
  const worst = { uncached: 0, cached: 0 };
  for (const [kind, { path, headers = {} }] of Object.entries(kinds)) {
    const script = await newAddresses(join(directory, 'flood.lua'), path);
    const sent = { Host: hostOf(flooded, site), 'X-Forwarded-For': networks.flood, ...headers };
    const flooding = load({ url: site.url, pid: site.pid, script, headers: sent, connections, seconds });
    const [{ rate, failed }, { uncached, cached }] = await Promise.all([flooding, visit(site)]);
    worst.uncached = Math.max(worst.uncached, ...uncached);
    worst.cached = Math.max(worst.cached, ...cached);
    const own = [uncached, cached].flatMap((times) => [milliseconds(middle(times)), milliseconds(Math.max(...times))]);
    rows.push([kind, thousands(rate), thousands(failed / seconds), ...own]);
  }
  const grown = (await memoryOf(site.pid)).most - before;
  const beside = `beside ${connections} connections that ask for ever new addresses, the longest`;
  const figures: Figure[] = [
    atMost(`uncached page of another tenant ${beside}`, worst.uncached, goals.uncached, milliseconds),
    atMost(`cached page of another tenant ${beside}`, worst.cached, goals.cached, milliseconds),
    atMost('memory that the floods took', grown, goals.memory, megabytes),
  ];
  const heads = ['flood', 'requests/s', 'errors/s', 'uncached: median', 'longest', 'cached: median', 'longest'];
  return { figures, details: tableOf(heads, rows) };
}
