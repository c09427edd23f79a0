import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationQuery } from '../configuration/configuration.queries.ts';
import { wireConfigurationFixture } from '../configuration/configuration.fixture.ts';
import { pageQuery } from '../page/page.queries.ts';
import { type ContentLog, ContentUnavailable, createGateway, type Gateway } from './gateway.ts';

/** A service that honours the wire contract and serves nothing but the configuration. */
class ConfigurationService {
  requests: { url: string; authorization: string | undefined }[] = [];
  /** Answers that it has finished. */
  answers = 0;
  name = 'Tabor';
  status = 200;
  #free: Promise<void> = Promise.resolve();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      this.requests.push({ url: request.url ?? '', authorization: request.headers.authorization });
      const known = request.url?.startsWith('/api/konfiguration-tabor?');
      const { attributes } = wireConfigurationFixture.data;
      void this.#free.then(() => {
        this.answers += 1;
        response.writeHead(known ? this.status : 404, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify(known ? { data: { attributes: { ...attributes, Name: this.name } } } : { data: null }),
        );
      });
    });
  }

  /** Answers nothing until what it gives back is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    return resolve;
  }

  listen(port = 0): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    this.#server.listen(port, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
    });
    return promise;
  }

  close(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.close(() => resolve());
    this.#server.closeAllConnections();
    return promise;
  }
}

const scope = { tenant: 'tabor', locale: '' } as const;
const token = 'planted-token';

describe('gateway', () => {
  let service: ConfigurationService;
  let url: string;
  let directory: string;
  let events: Parameters<ContentLog>[0][];
  const gateways: Gateway[] = [];

  function gateway(options: { freshForMs?: number; softLimitMs?: number } = {}): Gateway {
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
    service = new ConfigurationService();
    url = await service.listen();
    directory = await mkdtemp(join(tmpdir(), 'gateway-'));
    events = [];
  });

  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(gateways.splice(0).map((each) => each.close()));
    await service.close();
    await rm(directory, { recursive: true });
  });

  it('asks as the wire contract says, with the bearer token', async () => {
    await gateway().read({ tenant: 'tabor', locale: 'de-CH' }, configurationQuery);
    await gateway().read(scope, configurationQuery);
    expect(service.requests).toEqual([
      { url: '/api/konfiguration-tabor?populate=deep&locale=de-CH', authorization: `Bearer ${token}` },
      { url: '/api/konfiguration-tabor?populate=deep&locale=', authorization: `Bearer ${token}` },
    ]);
  });

  it('asks once for many readers at the same time, and not again while the answer is fresh', async () => {
    const { read } = gateway({ freshForMs: 60_000 });
    await Promise.all(Array.from({ length: 50 }, () => read(scope, configurationQuery)));
    await read(scope, configurationQuery);
    expect(service.requests).toHaveLength(1);
  });

  it('serves what it knows at once and refreshes behind it', async () => {
    const { read } = gateway({ freshForMs: 20 });
    await read(scope, configurationQuery);
    service.name = 'Tabor neu';
    const release = service.hold();
    await wait(40);
    expect((await read(scope, configurationQuery)).name).toBe('Tabor');
    expect(service.answers).toBe(1);
    release();
    await expect.poll(async () => (await read(scope, configurationQuery)).name).toBe('Tabor neu');
  });

  it('keeps the last good content over an outage and a restart, and logs its age', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await gateway().read(scope, configurationQuery);
    await service.close();
    vi.setSystemTime(Date.now() + 3_600_000);
    expect((await gateway().read(scope, configurationQuery)).name).toBe('Tabor');
    await expect.poll(() => events.at(-1)).toMatchObject({ tenant: 'tabor', type: 'konfiguration', ageSeconds: 3_600 });
  });

  it('asks anew for what has changed, and gives the earlier content where that fails', async () => {
    const { read, drop } = gateway({ freshForMs: 60_000 });
    await read(scope, configurationQuery);
    service.name = 'Tabor neu';
    drop('geeren:konfiguration');
    expect((await read(scope, configurationQuery)).name).toBe('Tabor');
    drop('tabor:konfiguration');
    expect((await read(scope, configurationQuery)).name).toBe('Tabor neu');
    await wait(2);
    await service.close();
    drop('tabor:konfiguration');
    expect((await read(scope, configurationQuery)).name).toBe('Tabor neu');
  });

  it('does not believe an answer that was on its way when something changed', async () => {
    const { read, drop } = gateway({ freshForMs: 60_000 });
    const release = service.hold();
    const asked = read(scope, configurationQuery);
    await expect.poll(() => service.requests.length).toBe(1);
    drop('tabor:konfiguration');
    release();
    await asked;
    expect(service.requests).toHaveLength(2);
    await read(scope, configurationQuery);
    expect(service.requests).toHaveLength(2);
  });

  it('waits for the latest where somebody is patient', async () => {
    const { read } = gateway({ freshForMs: 1 });
    await read(scope, configurationQuery);
    service.name = 'Tabor neu';
    await wait(20);
    expect((await read(scope, configurationQuery, { revalidating: true })).name).toBe('Tabor neu');
  });

  it.each([500, 401, 404])('counts a status of %i as down', async (status) => {
    service.status = status;
    await expect(gateway().read(scope, configurationQuery)).rejects.toThrow(ContentUnavailable);
  });

  it('keeps the last good content while the answer has the wrong shape, and logs tenant and field', async () => {
    const { read } = gateway({ freshForMs: 1 });
    await read(scope, configurationQuery);
    service.name = '';
    await wait(20);
    expect((await read(scope, configurationQuery)).name).toBe('Tabor');
    await expect.poll(() => events.at(-1)?.message).toContain('Name');
    expect(events.at(-1)).toMatchObject({ tenant: 'tabor', type: 'konfiguration' });
  });

  it('gives up waiting after the soft limit, but lets the request go on and uses its answer', async () => {
    const release = service.hold();
    const { read } = gateway({ softLimitMs: 30, freshForMs: 60_000 });
    await expect(read(scope, configurationQuery)).rejects.toThrow(ContentUnavailable);
    release();
    const name = () => read(scope, configurationQuery).then((content) => content.name, String);
    await expect.poll(name).toBe('Tabor');
    expect(service.requests).toHaveLength(1);
  });

  it('never mixes tenants or locales', async () => {
    const { read } = gateway({ freshForMs: 60_000 });
    await read(scope, configurationQuery);
    await expect(read({ tenant: 'geeren', locale: '' }, configurationQuery)).rejects.toThrow(ContentUnavailable);
    service.name = 'Tabor it';
    expect((await read({ tenant: 'tabor', locale: 'it-CH' }, configurationQuery)).name).toBe('Tabor it');
  });

  it('does without the types that a service does not have', async () => {
    expect(await gateway().read(scope, pageQuery('/'))).toBeNull();
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
