import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@group/vitest-preset/listening';
import { noRedis, type RedisServer, startRedis } from '@group/vitest-preset/redisServer';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { temporaryServer } from '@group/vitest-preset/temporaryServer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wireConfigurationFixture } from '../configuration/configuration.fixture.ts';
import { configurationQuery } from '../configuration/configuration.queries.ts';
import { createGateway, type Gateway } from './gateway.ts';

const scope = { tenant: 'tabor', locale: '' } as const;

/** Long, so that a slow test machine does not look like a frozen Redis. */
const lenientTimeoutMs = 5_000;

/** Well below the time after which TCP would give up a frozen connection. */
const maxReadMs = 5_000;

const nameIn = async ({ read }: Gateway): Promise<string> => (await read(scope, configurationQuery)).name;

describe.skipIf(noRedis)(`gateways of two processes over one Redis${noRedis}`, () => {
  let redis: RedisServer;
  let port: number;
  let url: string;
  let stop: () => void;
  let requestCount: number;
  let name: string;
  let directory: string;
  let states: boolean[];
  let gateways: Gateway[];

  interface Options {
    freshForMs?: number;
    version?: string;
    redisPort?: number;
    commandTimeoutMs?: number;
  }

  function gateway(options: Options = {}): Gateway {
    const { freshForMs = 60_000, version = '1', redisPort = port, commandTimeoutMs = lenientTimeoutMs } = options;
    const made = createGateway({
      access: { url, token: 'canary-token' },
      cacheDirectory: join(directory, String(gateways.length)),
      version,
      shared: { url: `redis://127.0.0.1:${redisPort}`, site: 'group-site', commandTimeoutMs },
      onRedis: ({ ready }) => states.push(ready),
      freshForMs,
    });
    gateways.push(made);
    return made;
  }

  async function pair(options: Options = {}): Promise<[Gateway, Gateway]> {
    const both: [Gateway, Gateway] = [gateway(options), gateway(options)];
    await expect.poll(() => both.map((each) => each.isDegraded())).toEqual([false, false]);
    return both;
  }

  beforeEach(async () => {
    [requestCount, name, states, gateways] = [0, 'Tabor', [], []];
    port = await freePort();
    redis = await startRedis(port);
    directory = await temporaryFolder();
    const { attributes } = wireConfigurationFixture.data;
    ({ url, close: stop } = await temporaryServer((_, response) => {
      requestCount += 1;
      const body = JSON.stringify({ data: { attributes: { ...attributes, Name: name } } });
      setTimeout(() => response.end(body), 50);
    }));
  });

  afterEach(async () => {
    await Promise.all(gateways.map((each) => each.close()));
    redis.thaw();
    await redis.stop();
  });

  it('share one request between 128 concurrent reads in each process', async () => {
    const both = await pair();
    const readers = both.flatMap((each) => Array.from({ length: 128 }, () => nameIn(each)));
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['Tabor']));
    for (const each of both) await nameIn(each);
    expect(requestCount).toBe(1);
  });

  it('propagate a drop to the other process and revalidate only the matching entries, once', async () => {
    const [first, second] = await pair();
    await nameIn(first);
    await nameIn(second);
    const droppedTags: string[] = [];
    second.onDrop((tag) => droppedTags.push(tag));
    first.drop('geeren:konfiguration');
    await expect.poll(() => droppedTags).toEqual(['geeren:konfiguration']);
    await nameIn(second);
    expect(requestCount, 'after a change of another tenant').toBe(1);
    name = 'Tabor neu';
    first.drop('tabor:konfiguration');
    await expect.poll(() => droppedTags).toHaveLength(2);
    expect(await Promise.all([nameIn(first), nameIn(second)])).toEqual(['Tabor neu', 'Tabor neu']);
    expect(requestCount).toBe(2);
  });

  it('propagate a drop to a process that was started later', async () => {
    const [first] = await pair();
    const later = gateway();
    await expect.poll(() => later.isDegraded()).toBe(false);
    expect(await nameIn(later)).toBe('Tabor');
    const droppedTags: string[] = [];
    later.onDrop((tag) => droppedTags.push(tag));
    name = 'Tabor neu';
    first.drop('tabor:konfiguration');
    await expect.poll(() => droppedTags).toEqual(['tabor:konfiguration']);
    expect(await nameIn(later)).toBe('Tabor neu');
  });

  it('ignore entries of another program version', async () => {
    const [older] = await pair();
    await nameIn(older);
    const newer = gateway({ version: '2' });
    await expect.poll(() => newer.isDegraded()).toBe(false);
    await nameIn(newer);
    expect(requestCount).toBe(2);
  });

  it('store responses of the other process on their own disk', async () => {
    const [first, second] = await pair({ freshForMs: 50 });
    await nameIn(first);
    await nameIn(second);
    await wait(100);
    await Promise.all([second.close(), redis.stop()]);
    stop();
    const restarted = createGateway({
      access: { url, token: '' },
      version: '1',
      cacheDirectory: join(directory, '1'),
    });
    gateways.push(restarted);
    expect(await nameIn(restarted)).toBe('Tabor');
  });

  it.each(['stops', 'freezes'])('continue when Redis %s, and use it again afterwards', async (failure) => {
    const both = await pair({ freshForMs: 1, ...(failure === 'freezes' && { commandTimeoutMs: 1_000 }) });
    for (const each of both) await nameIn(each);
    await (failure === 'stops' ? redis.stop() : redis.freeze());
    name = 'Tabor neu';
    const startedAt = Date.now();
    for (const each of both) await nameIn(each);
    expect(Date.now() - startedAt).toBeLessThan(maxReadMs);
    await expect.poll(() => Promise.all(both.map(nameIn))).toEqual(['Tabor neu', 'Tabor neu']);
    await expect.poll(() => both.map((each) => each.isDegraded())).toEqual([true, true]);
    if (failure === 'stops') redis = await startRedis(port);
    else redis.thaw();
    await expect.poll(() => both.map((each) => each.isDegraded())).toEqual([false, false]);
    name = 'Tabor zuletzt';
    await expect.poll(() => Promise.all(both.map(nameIn))).toEqual(['Tabor zuletzt', 'Tabor zuletzt']);
    expect(states, 'reported once per change').toEqual([true, true, false, false, true, true]);
  });

  it('work without a reachable Redis', async () => {
    const gatewayWithoutRedis = gateway({ redisPort: 1 });
    expect(await nameIn(gatewayWithoutRedis)).toBe('Tabor');
    await expect.poll(() => gatewayWithoutRedis.isDegraded()).toBe(true);
    await wait(1_500);
    expect(states).toEqual([false]);
  });
});
