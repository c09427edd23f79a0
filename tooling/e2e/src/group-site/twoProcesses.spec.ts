import { readFile } from 'node:fs/promises';
import { changesBody, signChanges } from '@group/content-client/contract/changes';
import { noRedis, type RedisServer, startRedis } from '@group/vitest-preset/redisServer';
import { tenantByKey, type TenantKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import { type ContentProxy, openContentProxy } from '../support/contentProxy.ts';
import { expect, test } from '../support/test.ts';
import { letVisitorsIn, readMore, warmUp } from '../support/visitors.ts';
import { runningStack } from '../testEnvironment/environment.ts';
import { removeFolders, secrets, type Server, startSite, temporaryFolder } from '../testEnvironment/stack.ts';

/** Half of the time that sites use content before they ask for it again, in milliseconds. */
const whileFreshMs = 1_000;

/** The minimum time a page waits for changed content; the site gives up a little later. */
const maxWaitMs = 450;

/** A unique house number that marks the published change. */
const moved = 'Neue Gasse 77';

let folders: string[] = [];
let redis: RedisServer;
let service: ContentProxy;
let sites: Server[] = [];

const pageOf = (key: TenantKey, { port }: Server, path = '/') =>
  ask({ host: tenantByKey(key).hosts.development, port, path });

/** Two tenants, one of which is invalidated. */
const tenants = ['tabor', 'geeren'] as const;

const addressesOf = (paths: readonly string[]) =>
  paths.flatMap((path) => tenants.map((key) => ({ host: tenantByKey(key).hosts.development, path })));

const usesRedis = async ({ port }: Server): Promise<boolean> =>
  !(await ask({ host: 'tabor.localhost', port, path: '/health/details' })).body.includes('redis');

/** Sends a change to one process as the content service does. */
async function tell({ url }: Server, tenant: TenantKey, type: string): Promise<number> {
  const body = changesBody([{ tenant, type }]);
  const headers = signChanges(secrets.CONTENT_WEBHOOK_SECRET, body);
  return (await fetch(`${url}/hooks/content`, { method: 'POST', headers, body })).status;
}

/** The home page of each process: with the change, without it, or without it after a timeout. */
const looksAt = (key: TenantKey) =>
  Promise.all(
    sites.map(async (site) => {
      const startedAt = performance.now();
      if ((await pageOf(key, site)).body.includes(moved)) return 'new';
      return performance.now() - startedAt < maxWaitMs ? 'old' : 'late';
    }),
  );

test.describe(`two processes of a site over one Redis${noRedis}`, () => {
  test.skip(noRedis !== '', noRedis);

  test.beforeAll(async () => {
    folders = [await temporaryFolder('one'), await temporaryFolder('other')];
    redis = await startRedis();
    service = await openContentProxy(runningStack().contentUrl);
    const access = { url: service.url, token: runningStack().contentToken };
    const variables = { REDIS_URL: redis.url };
    sites = await Promise.all(folders.map((folder) => startSite('group-site', access, folder, { variables })));
    await expect.poll(() => Promise.all(sites.map(usesRedis))).toEqual([true, true]);
  });
  test.afterAll(async () => {
    await Promise.all(sites.map(({ program }) => program.stop()));
    await redis.stop();
    await service.shut();
    await removeFolders(folders);
  });

  test('a webhook call to one invalidates both, and leaves other tenants cached', async () => {
    for (const { port } of sites) await warmUp(port, addressesOf(['/']));
    for (const key of tenants) expect(await looksAt(key)).toEqual(['old', 'old']);
    service.transform((text) => text.replace(/("AdresseZeile1":)"[^"]*"/, `$1"${moved}"`));
    const [first] = sites;
    expect(first && (await tell(first, 'tabor', 'konfiguration'))).toBe(204);
    await expect.poll(() => looksAt('tabor'), { timeout: whileFreshMs }).not.toContain('old');
    expect(await looksAt('geeren')).toEqual(['old', 'old']);
    // Without a webhook call, the first request triggers a background refresh.
    for (const key of tenants) await expect.poll(() => looksAt(key)).toEqual(['new', 'new']);
  });

  test('serve all requests when Redis stops, and use it again afterwards', async () => {
    const addresses = addressesOf(['/', '/jobs', '/kontakt', '/impressum']);
    for (const { port } of sites) await warmUp(port, addresses);
    const crowds = sites.map(({ port }) => letVisitorsIn(port, addresses, 4));
    await readMore(crowds, 20);
    await redis.stop();
    await expect.poll(() => Promise.all(sites.map(usesRedis))).toEqual([false, false]);
    service.reset();
    await readMore(crowds, 20);
    await expect.poll(() => service.requestCounts.size).toBeGreaterThan(0);
    const { port } = new URL(redis.url);
    redis = await startRedis(Number(port));
    await expect.poll(() => Promise.all(sites.map(usesRedis))).toEqual([true, true]);
    await readMore(crowds, 20);
    for (const crowd of crowds) expect(await crowd.leave()).toEqual([]);
    for (const { logFile } of sites) {
      const told = [...(await readFile(logFile, 'utf8')).matchAll(/redis: (connected|disconnected)/g)].map(
        ([, word]) => word,
      );
      // A slow test machine exceeds the time limit of a command now and then, and so reconnects more often, but not for each page.
      expect(told.slice(0, 2)).toEqual(['connected', 'disconnected']);
      expect(told.at(-1)).toBe('connected');
      expect(told.length).toBeLessThan(20);
    }
  });
});
