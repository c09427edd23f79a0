import type { RequestListener } from 'node:http';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationQuery } from '../configuration/configuration.queries.ts';
import { wireConfigurationFixture } from '../configuration/configuration.fixture.ts';
import { pageQuery } from '../page/page.queries.ts';
import { type ContentLog, ContentUnavailable, createGateway, type Gateway } from './gateway.ts';

/** A content service that serves only the configuration. */
class ConfigurationService {
  requests: { url: string; authorization: string | undefined }[] = [];
  responseCount = 0;
  name = 'Tabor';
  status = 200;
  type = 'application/json';
  #released: Promise<void> = Promise.resolve();

  readonly answer: RequestListener = (request, response) => {
    this.requests.push({ url: request.url ?? '', authorization: request.headers.authorization });
    const isFound = request.url?.startsWith('/api/konfiguration-tabor?');
    const { attributes } = wireConfigurationFixture.data;
    void this.#released.then(() => {
      this.responseCount += 1;
      response.writeHead(isFound ? this.status : 404, { 'content-type': this.type });
      response.end(
        JSON.stringify(isFound ? { data: { attributes: { ...attributes, Name: this.name } } } : { data: null }),
      );
    });
  };

  /** Holds back all responses until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#released = promise;
    return resolve;
  }
}

const scope = { tenant: 'tabor', locale: '' } as const;
const token = 'canary-token';

describe('gateway', () => {
  let service: ConfigurationService;
  let url: string;
  let stop: () => void;
  let directory: string;
  let events: Parameters<ContentLog>[0][];
  const gateways: Gateway[] = [];
  let passedMs = 0;

  /** Moves the clock forward. */
  function pass(milliseconds: number): void {
    passedMs += milliseconds;
  }

  function gateway(options: { freshForMs?: number; softLimitMs?: number; hardLimitMs?: number } = {}): Gateway {
    const made = createGateway({
      access: { url, token },
      cacheDirectory: directory,
      log: (event) => events.push(event),
      ...options,
    });
    gateways.push(made);
    return made;
  }

  beforeEach(async () => {
    const { now } = Date;
    passedMs = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + passedMs);
    service = new ConfigurationService();
    ({ url, close: stop } = await temporaryServer(service.answer));
    directory = await temporaryFolder();
    events = [];
  });

  afterEach(async () => {
    await Promise.all(gateways.splice(0).map((each) => each.close()));
  });

  it('sends the path, the locale and the bearer token', async () => {
    await gateway().read({ tenant: 'tabor', locale: 'de-CH' }, configurationQuery);
    await gateway().read(scope, configurationQuery);
    expect(service.requests).toEqual([
      { url: '/api/konfiguration-tabor?populate=deep&locale=de-CH', authorization: `Bearer ${token}` },
      { url: '/api/konfiguration-tabor?populate=deep&locale=', authorization: `Bearer ${token}` },
    ]);
  });

  it('shares one request between concurrent reads and caches the response while it is fresh', async () => {
    const { read } = gateway({ freshForMs: 60_000 });
    await Promise.all(Array.from({ length: 50 }, () => read(scope, configurationQuery)));
    await read(scope, configurationQuery);
    expect(service.requests).toHaveLength(1);
  });

  it('serves stale content at once and refreshes it in the background', async () => {
    const { read } = gateway({ freshForMs: 20 });
    await read(scope, configurationQuery);
    service.name = 'Tabor neu';
    const release = service.hold();
    pass(40);
    expect((await read(scope, configurationQuery)).name).toBe('Tabor');
    expect(service.responseCount).toBe(1);
    release();
    await expect.poll(async () => (await read(scope, configurationQuery)).name).toBe('Tabor neu');
  });

  it('serves the last good content through an outage and a restart, and logs its age', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await gateway().read(scope, configurationQuery);
    stop();
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await gateway().read(scope, configurationQuery)).name).toBe('Tabor');
    await expect.poll(() => events.at(-1)).toMatchObject({ tenant: 'tabor', type: 'konfiguration', ageSeconds: 3_600 });
  });

  it('revalidates after a drop, and serves stale content if that fails', async () => {
    const { read, drop } = gateway({ freshForMs: 60_000 });
    await read(scope, configurationQuery);
    service.name = 'Tabor neu';
    drop('geeren:konfiguration');
    expect((await read(scope, configurationQuery)).name).toBe('Tabor');
    drop('tabor:konfiguration');
    expect((await read(scope, configurationQuery)).name).toBe('Tabor neu');
    pass(2);
    stop();
    drop('tabor:konfiguration');
    expect((await read(scope, configurationQuery)).name).toBe('Tabor neu');
  });

  it('reads content again after the clock was put back', async () => {
    const { read, drop } = gateway({ freshForMs: 20 });
    await read(scope, configurationQuery);
    service.name = 'Tabor neu';
    pass(-3_600_000);
    expect((await read(scope, configurationQuery)).name).toBe('Tabor neu');
    service.name = 'Tabor wieder';
    drop('tabor:konfiguration');
    expect((await read(scope, configurationQuery)).name).toBe('Tabor wieder');
  });

  it('requests again if the content changed while the request was in flight', async () => {
    const { read, drop } = gateway({ freshForMs: 60_000 });
    const release = service.hold();
    const reading = read(scope, configurationQuery);
    await expect.poll(() => service.requests.length).toBe(1);
    drop('tabor:konfiguration');
    release();
    await reading;
    expect(service.requests).toHaveLength(2);
    await read(scope, configurationQuery);
    expect(service.requests).toHaveLength(2);
  });

  it('waits for fresh content with `revalidating`', async () => {
    const { read } = gateway({ freshForMs: 1 });
    await read(scope, configurationQuery);
    service.name = 'Tabor neu';
    pass(20);
    expect((await read(scope, configurationQuery, { revalidating: true })).name).toBe('Tabor neu');
  });

  it.each([200, 299])('takes a status of %i as a success', async (status) => {
    service.status = status;
    expect((await gateway().read(scope, configurationQuery)).name).toBe('Tabor');
  });

  it.each([300, 500, 401, 404])('throws ContentUnavailable for a status of %i', async (status) => {
    service.status = status;
    const { read, isUnauthorized } = gateway();
    await expect(read(scope, configurationQuery)).rejects.toThrow(ContentUnavailable);
    expect(isUnauthorized()).toBe(status === 401);
  });

  it('logs that content is gone, but not that a house is not published yet', async () => {
    const { read } = gateway({ freshForMs: 1 });
    service.status = 404;
    await expect(read(scope, configurationQuery)).rejects.toThrow(ContentUnavailable);
    expect(events).toEqual([]);
    service.status = 200;
    // The gateway does not repeat a failed query within a second.
    await vi.waitFor(() => read(scope, configurationQuery), { timeout: 5_000 });
    service.status = 404;
    await expect.poll(() => read(scope, configurationQuery).then(() => events.length)).toBe(1);
  });

  it('serves the last good content while the response is invalid, and logs tenant and field', async () => {
    const { read } = gateway({ freshForMs: 1 });
    await read(scope, configurationQuery);
    service.name = '';
    pass(20);
    expect((await read(scope, configurationQuery)).name).toBe('Tabor');
    await expect.poll(() => events.at(-1)?.message).toContain('Name');
    expect(events.at(-1)).toMatchObject({ tenant: 'tabor', type: 'konfiguration' });
  });

  it('logs an entry that every read leaves out once', async () => {
    const { read } = gateway({ freshForMs: 1 });
    const query: typeof configurationQuery = {
      ...configurationQuery,
      parse(body, report) {
        report({ field: 'data.0.company', message: 'no tenant' });
        return configurationQuery.parse(body, report);
      },
    };
    await read(scope, query);
    service.name = 'Tabor neu';
    pass(20);
    await expect.poll(async () => (await read(scope, query)).name).toBe('Tabor neu');
    expect(events).toEqual([{ ...scope, type: 'konfiguration', field: 'data.0.company', message: 'no tenant' }]);
  });

  it('parses fresh content once', async () => {
    const { read } = gateway({ freshForMs: 60_000 });
    const content = await read(scope, configurationQuery);
    expect(await read(scope, configurationQuery)).toBe(content);
  });

  it('stops waiting after the soft limit, but caches the late response', async () => {
    const release = service.hold();
    const { read } = gateway({ softLimitMs: 30, freshForMs: 60_000 });
    await expect(read(scope, configurationQuery)).rejects.toThrow(ContentUnavailable);
    release();
    const name = () => read(scope, configurationQuery).then((content) => content.name, String);
    await expect.poll(name).toBe('Tabor');
    expect(service.requests).toHaveLength(1);
  });

  it('asks again where a request was never answered', async () => {
    service.hold();
    const { read } = gateway({ softLimitMs: 30, hardLimitMs: 60 });
    const name = () => read(scope, configurationQuery).then((content) => content.name, String);
    expect(await name()).toContain('ContentUnavailable');
    // Only requests that come from now on are answered.
    service.hold()();
    await expect.poll(name, { timeout: 5_000 }).toBe('Tabor');
  });

  it('separates tenants and locales', async () => {
    const { read } = gateway({ freshForMs: 60_000 });
    await read(scope, configurationQuery);
    await expect(read({ tenant: 'geeren', locale: '' }, configurationQuery)).rejects.toThrow(ContentUnavailable);
    service.name = 'Tabor it';
    expect((await read({ tenant: 'tabor', locale: 'it-CH' }, configurationQuery)).name).toBe('Tabor it');
  });

  it('returns `valueWhen404` for a type that the service does not have, but not where a proxy answers 404', async () => {
    expect(await gateway().read(scope, pageQuery('/'))).toBeNull();
    service.type = 'text/plain';
    const proxied = gateway().read({ tenant: 'geeren', locale: '' }, pageQuery('/'));
    await expect(proxied).rejects.toThrow(ContentUnavailable);
  });

  it('never logs the token', async () => {
    service.status = 500;
    await gateway()
      .read(scope, configurationQuery)
      .catch(() => {});
    expect(events).not.toHaveLength(0);
    expect(JSON.stringify(events)).not.toContain(token);
  });
});
