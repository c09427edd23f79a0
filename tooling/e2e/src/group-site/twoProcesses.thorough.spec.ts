import { changesBody, signChanges } from '@group/content-client/contract/changes';
import { noRedis, startRedis } from '@group/vitest-preset/redisServer';
import { tenantByKey, type TenantKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import type { ContentProxy } from '../support/contentProxy.ts';
import { OwnPrograms } from '../support/ownPrograms.ts';
import { expect, test } from '../support/test.ts';
import { warmUp } from '../support/visitors.ts';
import { secrets, type Server } from '../testEnvironment/stack.ts';

/** Half of the time that sites use content before they ask for it again, in milliseconds. */
const whileFreshMs = 1_000;

/** The minimum time a page waits for changed content; the site gives up a little later. */
const maxWaitMs = 450;

/** A unique house number that marks the published change. */
const moved = 'Neue Gasse 77';

const own = new OwnPrograms();
let service: ContentProxy;
let sites: Server[] = [];

const homeOf = (key: TenantKey, { port }: Server) => ask({ host: tenantByKey(key).hosts.development, port, path: '/' });

/** Two tenants, one of which is invalidated. */
const tenants = ['tabor', 'geeren'] as const;

const homes = tenants.map((key) => ({ host: tenantByKey(key).hosts.development, path: '/' }));

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
      if ((await homeOf(key, site)).body.includes(moved)) return 'new';
      return performance.now() - startedAt < maxWaitMs ? 'old' : 'late';
    }),
  );

test.describe(`two processes of a site over one Redis${noRedis}`, () => {
  test.skip(noRedis !== '', noRedis);

  test.beforeAll(async () => {
    const redis = own.adopt(await startRedis(), ({ stop }) => stop());
    const access = await own.proxy();
    service = access;
    const start = () => own.site({ service: access, variables: { REDIS_URL: redis.url } });
    sites = await Promise.all([start(), start()]);
    await expect.poll(() => Promise.all(sites.map(usesRedis))).toEqual([true, true]);
  });
  test.afterAll(() => own.disposeAsync());

  test('a webhook call to one invalidates both, and leaves other tenants cached', async () => {
    for (const { port } of sites) await warmUp(port, homes);
    for (const key of tenants) expect(await looksAt(key)).toEqual(['old', 'old']);
    service.transform((text) => text.replace(/("AdresseZeile1":)"[^"]*"/, `$1"${moved}"`));
    const [first] = sites;
    expect(first && (await tell(first, 'tabor', 'konfiguration'))).toBe(204);
    await expect.poll(() => looksAt('tabor'), { timeout: whileFreshMs }).not.toContain('old');
    expect(await looksAt('geeren')).toEqual(['old', 'old']);
    // Without a webhook call, the first request triggers a background refresh.
    for (const key of tenants) await expect.poll(() => looksAt(key)).toEqual(['new', 'new']);
  });
});
