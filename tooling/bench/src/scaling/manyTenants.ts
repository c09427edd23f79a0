import { join } from 'node:path';
import { standardTenants } from '@group/themes/registry';
import { ask, hostOf } from '../ask.ts';
import { atLeast, atMost, type Found } from '../figure.ts';
import { everySite } from '../load/everySite.ts';
import { uncachedPage } from '../load/uncachedPages.ts';
import { inTurn, load, type Load } from '../load/wrk.ts';
import type { ContentServiceAddress } from '@group/e2e/testEnvironment';
import { memoryOf, type Stack, startSite } from '../stack.ts';
import { tableOf } from '../table.ts';
import { megabytes, milliseconds, ratio, thousands } from '../written.ts';
import { buildWithTenants, generatedKey, model } from './manyTenantsBuild.ts';
import { modelContent } from './modelContent.ts';

const sizes = [15, 150, 1_500] as const;

/** The first tolerates the difference between two equal runs; `share` is of the rate with 15 tenants, memory in megabytes. */
const goals = { slower: 1.1, share: 0.5, memory: 350 };

interface Measured {
  coldStart: number;
  first: Load;
  last: Load;
  cached: Load;
  memory: number;
}

/** The tenants of a site; the first one is the model of all generated ones. */
function keysOf(size: number): string[] {
  const fifteen = standardTenants.map(({ key }) => key).filter((key) => key !== model);
  return [model, ...fifteen, ...Array.from({ length: size - 15 }, (_, position) => generatedKey(position + 16))];
}

async function measure(content: ContentServiceAddress, directory: string, size: number): Promise<Measured> {
  await using built = size > 15 ? await buildWithTenants(size) : undefined;
  const folder = built && { folder: built.folder };
  await using site = await startSite(content, { directory: join(directory, `tenants-${size}`), ...folder });
  const keys = keysOf(size);
  for (const key of keys) await ask(site, key, '/');
  const addresses = keys.map((key) => ({ host: hostOf(key, site), path: '/' }));
  const script = await everySite(join(directory, `tenants-${size}.lua`), addresses, { 'Accept-Encoding': 'br' });
  const at = { url: site.url, pid: site.pid, script };
  await load(at);
  const cached = await load({ ...at, seconds: 4 });
  const ends = [model, keys.at(-1) ?? model].map((key) => uncachedPage(site, key, '/', 3));
  const [first, last] = await inTurn(ends);
  if (!first || !last) throw new Error('nothing was measured');
  return { coldStart: site.coldStart, first, last, cached, memory: (await memoryOf(site.pid)).most };
}

/** Measures the cost of more tenants: a build with generated tenants, all of which have been visited. */
export async function manyTenants({ contentService, directory }: Stack): Promise<Found> {
  await using content = await modelContent(contentService, model);
  const measured: [number, Measured][] = [];
  for (const size of sizes) measured.push([size, await measure(content, directory, size)]);
  const [least, most] = [measured[0]?.[1], measured.at(-1)?.[1]];
  if (!least || !most) throw new Error('nothing was measured');
  const rows = measured.map(([size, { coldStart, first, last, cached, memory }]) => [
    thousands(size),
    milliseconds(coldStart),
    milliseconds(first.p50),
    milliseconds(last.p50),
    milliseconds(last.p99),
    thousands(cached.rate),
    milliseconds(cached.p99),
    megabytes(memory),
  ]);
  const heads = ['tenants', 'cold start', 'uncached, first: p50', 'last: p50', 'last: p99'];
  return {
    figures: [
      atMost(
        'uncached page of tenant 1’500, times that of tenant 1: p50',
        most.last.p50 / most.first.p50,
        goals.slower,
        ratio,
      ),
      atLeast(
        'cached pages of 1’500 tenants in turn: requests/s, of 15’s',
        most.cached.rate / least.cached.rate,
        goals.share,
        ratio,
      ),
      atMost('memory with 1’500 tenants', most.memory, goals.memory, megabytes),
      atMost('failed requests with 1’500 tenants', most.cached.failed + most.last.failed, 0, String),
    ],
    details: tableOf([...heads, 'cached, all in turn: requests/s', 'p99', 'memory at most'], rows),
    chart: {
      title: 'Cached pages of all tenants in turn, per second: more is better',
      series: ['this site'],
      groups: measured.map(([size, { cached }]) => ({ name: `${thousands(size)} tenants`, values: [cached.rate] })),
      write: thousands,
    },
  };
}
