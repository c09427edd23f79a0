import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { standardTenants } from '@group/themes/registry';
import { ask, hostOf } from '../ask.ts';
import { atMost, type Found } from '../figure.ts';
import { middle } from '../middle.ts';
import { memoryOf, type Stack, startSite } from '../stack.ts';
import { megabytes, milliseconds } from '../written.ts';
import { everySite } from './everySite.ts';
import { passesTheCache } from './uncachedPages.ts';
import { load } from './wrk.ts';

/** Megabytes; milliseconds. */
const goals = { memory: 250, coldStart: 1_000 };

const paths = ['/', '/wohnen', '/jobs', '/jobs/offene-stellen', '/kontakt', '/impressum'];

/** Number of starts to measure. */
const starts = 3;

/** Duration of each kind of load, in seconds. */
const seconds = 8;

/** Measures start-up time and memory of a site, idle and under load for all tenants. */
export async function memory({ contentService, directory }: Stack): Promise<Found> {
  const coldStarts: number[] = [];
  for (let start = 1; start < starts; start += 1) {
    await using site = await startSite(contentService, { directory: join(directory, `cold-${start}`) });
    coldStarts.push(site.coldStart);
  }
  await using site = await startSite(contentService, { directory: join(directory, 'memory') });
  coldStarts.push(site.coldStart);
  for (const { key } of standardTenants) for (const path of paths) await ask(site, key, path);
  await sleep(3_000);
  const rest = await memoryOf(site.pid);
  const addresses = standardTenants.flatMap(({ key }) => paths.map((path) => ({ host: hostOf(key, site), path })));
  const everything = await everySite(join(directory, 'cached.lua'), addresses, { 'Accept-Encoding': 'br' });
  const uncached = await everySite(join(directory, 'uncached.lua'), addresses, passesTheCache);
  const at = { url: site.url, pid: site.pid };
  await load({ ...at, script: everything, connections: 64, seconds });
  await load({ ...at, script: uncached, seconds });
  await load({ ...at, script: uncached, connections: 64, seconds });
  const { most } = await memoryOf(site.pid);
  return {
    figures: [
      atMost('cold start to the first 200', middle(coldStarts), goals.coldStart, milliseconds),
      { what: 'memory at rest, all tenants seen', measured: megabytes(rest.now) },
      atMost('memory under load of all tenants, cached and not, at most', most, goals.memory, megabytes),
    ],
  };
}
