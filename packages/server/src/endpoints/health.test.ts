import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createGateway, type Gateway } from '@group/content-client/gateway/gateway';
import { openOutbox } from '@group/content-client/outbox/outbox';
import { standardTenants } from '@group/themes/registry';
import { createHostTable, type HostTable } from '@group/themes/resolveTenant';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteHealth, healthRoutes } from './health.ts';

const healthy = {
  isOpen: true,
  delayed: false,
  overdue: false,
  refused: 0,
  unconfirmed: 0,
  unreadable: 0,
  closed: false,
  unscanned: false,
  redis: false,
  stopping: false,
};
const full = new Error('database or disk is full');
const configuration = { data: { attributes: { Name: 'Tabor' } } };

let hosts: HostTable;
const gateways: Gateway[] = [];

async function gatewayTo(url: string): Promise<Gateway> {
  const gateway = createGateway({ access: { url, token: 'x' }, cacheDirectory: await temporaryFolder() });
  gateways.push(gateway);
  return gateway;
}

const contentFrom = async (answer: RequestListener) => gatewayTo((await temporaryServer(answer)).url);

const complete: RequestListener = (_, response) => response.end(JSON.stringify(configuration));
const empty: RequestListener = (_, response) => response.writeHead(404).end();
/** Content of one tenant, which is not the first. */
const onlyGeeren: RequestListener = (request, response) =>
  (request.url?.includes('geeren') ? complete : empty)(request, response);
const hanging: RequestListener = () => {};

function checksOf(gateway: Gateway, state: Partial<typeof healthy> = {}) {
  const { isOpen, unscanned, redis, stopping, ...outbox } = { ...healthy, ...state };
  const forms = {
    outbox: () => (isOpen ? Promise.resolve({ state: () => outbox }) : Promise.reject(full)),
    isUnscanned: () => unscanned,
  };
  const degradable = { ...gateway, isDegraded: () => redis };
  const app = healthRoutes(createSiteHealth({ forms, gateway: degradable, hosts, state: { stopping } }), hosts);
  return async (check: string): Promise<unknown[]> => {
    const response = await app.request(`/health/${check}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, await response.json()];
  };
}

describe('healthRoutes', () => {
  beforeAll(() => {
    hosts = createHostTable(standardTenants);
  });
  afterEach(async () => {
    for (const gateway of gateways.splice(0)) await gateway.close();
  });

  it.each([
    [{}, []],
    [{ delayed: true }, ['delayed']],
    [{ overdue: true }, ['overdue']],
    [{ overdue: true, redis: true }, ['overdue', 'redis']],
    [{ isOpen: false }, ['closed']],
    [{ closed: true }, ['closed']],
    [{ refused: 1 }, ['refused']],
    [{ unconfirmed: 1 }, ['unconfirmed']],
    [{ unreadable: 2 }, ['unreadable']],
    [{ unscanned: true }, ['unscanned']],
    [{ refused: 1, unreadable: 1, overdue: true }, ['refused', 'unreadable', 'overdue']],
  ])('stays ready with %j, which the details report as %j', async (state, degraded) => {
    const check = checksOf(await contentFrom(complete), state);
    expect(await check('live')).toEqual([200, { live: true }]);
    expect(await check('ready')).toEqual([200, { ready: true }]);
    expect(await check('details')).toEqual([degraded.length > 0 ? 503 : 200, { ready: true, degraded }]);
  });

  it.each([
    ['host?domain=tabor.localhost', 200],
    ['host?domain=www.TABOR.localhost', 200],
    ['host?domain=other.localhost', 404],
    ['host?domain=', 404],
    ['host', 404],
  ])('answers a proxy that asks for a certificate: %s, %i', async (check, status) => {
    expect(await checksOf(await contentFrom(complete))(check)).toEqual([status, { known: status === 200 }]);
  });

  it('knows a host as soon as the host table has it', async () => {
    const table = { known: new Map<string, never>() };
    const health = createSiteHealth({
      forms: { outbox: () => Promise.reject(full), isUnscanned: () => false },
      gateway: await contentFrom(empty),
      hosts,
      state: { stopping: false },
    });
    const app = healthRoutes(health, table);
    Object.assign(table, { known: hosts.known });
    expect((await app.request('/health/host?domain=tabor.localhost')).status).toBe(200);
  });

  it('is live but not ready while the process stops', async () => {
    const check = checksOf(await contentFrom(complete), { stopping: true });
    expect(await check('live')).toEqual([200, { live: true }]);
    expect(await check('ready')).toEqual([503, { ready: false, reason: 'stopping' }]);
    expect(await check('details')).toEqual([503, { ready: false, reason: 'stopping', degraded: [] }]);
  });

  it('is ready once the content service has content of a tenant, and incomplete without that of all', async () => {
    let answer = empty;
    const check = checksOf(await contentFrom((...exchange) => answer(...exchange)));
    expect(await check('ready')).toEqual([503, { ready: false, reason: 'no content' }]);
    answer = onlyGeeren;
    // The gateway does not repeat a failed query within a second.
    await expect.poll(() => check('ready'), { timeout: 5_000 }).toEqual([200, { ready: true }]);
    expect(await check('details')).toEqual([503, { ready: true, degraded: ['incomplete'] }]);
  });

  it('reports a token that the content service rejects, beside the last content', async () => {
    let answer = complete;
    const check = checksOf(await contentFrom((...exchange) => answer(...exchange)));
    expect(await check('details')).toEqual([200, { ready: true, degraded: [] }]);
    answer = (_, response) => response.writeHead(401).end();
    const degraded = [503, { ready: true, degraded: ['unauthorized'] }];
    await expect.poll(() => check('details'), { timeout: 5_000 }).toEqual(degraded);
  });

  it('is not ready within a second while the content service hangs', async () => {
    const check = checksOf(await contentFrom(hanging));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = check('ready');
    await vi.advanceTimersByTimeAsync(999);
    vi.useRealTimers();
    expect(await answer).toEqual([503, { ready: false, reason: 'no answer in time' }]);
  });

  it('stays ready with the last content while the content service is down, by one read per check', async () => {
    let calls = 0;
    const { url, close } = await temporaryServer((...exchange) => {
      calls += 1;
      complete(...exchange);
    });
    const check = checksOf(await gatewayTo(url));
    await check('ready');
    const firstCalls = calls;
    for (let count = 0; count < 20; count += 1) await check('ready');
    expect(calls - firstCalls).toBeLessThanOrEqual(1);
    close();
    expect(await check('ready')).toEqual([200, { ready: true }]);
  });

  it('reports that an application has waited for delivery for an hour, and then for a week', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const directory = await temporaryFolder();
    const log = vi.fn<(level: string) => void>();
    const outbox = await openOutbox({
      directory,
      deliver: () => Promise.reject(new Error('down')),
      log,
      firstRetryMs: 10,
    });
    const forms = { outbox: () => Promise.resolve(outbox), isUnscanned: () => false };
    const health = createSiteHealth({
      forms,
      gateway: await contentFrom(complete),
      hosts,
      state: { stopping: false },
    });
    const reported = async () => {
      const { delayed, overdue } = await health.degradations();
      return [delayed, overdue];
    };
    const application = { key: randomUUID(), kind: 'application', tenant: 'tabor', fields: {}, files: [] } as const;
    await outbox.accept(outbox.begin(), application);
    expect(await reported()).toEqual([false, false]);
    vi.setSystemTime(Date.now() + 3_600_001);
    expect(await reported()).toEqual([true, false]);
    vi.setSystemTime(Date.now() + 6.9 * 24 * 3_600_000);
    expect(await reported()).toEqual([true, false]);
    vi.setSystemTime(Date.now() + 0.2 * 24 * 3_600_000);
    expect(await reported()).toEqual([true, true]);
    expect(await health.unreadyReason()).toBeUndefined();
    await expect.poll(() => log.mock.calls.map(([level]) => level)).toContain('error');
    await outbox.close();
  });
});
