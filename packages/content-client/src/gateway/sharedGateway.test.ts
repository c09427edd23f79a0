import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freeRedisPort, noRedis, type RedisServer, startRedis } from '@group/vitest-preset/redisServer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wireConfigurationFixture } from '../configuration/configuration.fixture.ts';
import { configurationQuery } from '../configuration/configuration.queries.ts';
import { createGateway, type Gateway } from './gateway.ts';

const scope = { tenant: 'tabor', locale: '' } as const;

/** So that a busy machine is not taken for a Redis that is silent, in milliseconds. */
const forgiving = 5_000;

/** Where it is silent, a reader is answered long before a connection would be given up, in milliseconds. */
const longBefore = 5_000;

const nameIn = async ({ read }: Gateway): Promise<string> => (await read(scope, configurationQuery)).name;

describe.skipIf(noRedis)(`gateways of two processes over one Redis${noRedis}`, () => {
  let redis: RedisServer;
  let port: number;
  let service: Server;
  let url: string;
  let asked: number;
  let name: string;
  let directory: string;
  let states: boolean[];
  let gateways: Gateway[];

  interface Options {
    freshForMs?: number;
    version?: string;
    redisPort?: number;
    longestCommand?: number;
  }

  function gateway(options: Options = {}): Gateway {
    const { freshForMs = 60_000, version = '1', redisPort = port, longestCommand = forgiving } = options;
    const made = createGateway({
      access: { url, token: 'planted-token' },
      cacheDirectory: join(directory, String(gateways.length)),
      shared: { url: `redis://127.0.0.1:${redisPort}`, site: 'group-site', version, longestCommand },
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
    [asked, name, states, gateways] = [0, 'Tabor', [], []];
    port = await freeRedisPort();
    redis = await startRedis(port);
    directory = await mkdtemp(join(tmpdir(), 'shared-gateway-'));
    const { attributes } = wireConfigurationFixture.data;
    service = createServer((_, response) => {
      asked += 1;
      const body = JSON.stringify({ data: { attributes: { ...attributes, Name: name } } });
      setTimeout(() => response.end(body), 50);
    });
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    await Promise.all(gateways.map((each) => each.close()));
    redis.thaw();
    await redis.stop();
    service.close();
    service.closeAllConnections();
    await rm(directory, { recursive: true });
  });

  it('ask once for 128 readers in each, and not again while the answer is fresh', async () => {
    const both = await pair();
    const readers = both.flatMap((each) => Array.from({ length: 128 }, () => nameIn(each)));
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['Tabor']));
    for (const each of both) await nameIn(each);
    expect(asked).toBe(1);
  });

  it('hear in both what changed, ask once for it, and leave the rest', async () => {
    const [one, other] = await pair();
    await nameIn(one);
    await nameIn(other);
    const heard: string[] = [];
    other.onDrop((tag) => heard.push(tag));
    one.drop('geeren:konfiguration');
    await expect.poll(() => heard).toEqual(['geeren:konfiguration']);
    await nameIn(other);
    expect(asked, 'of another tenant').toBe(1);
    name = 'Tabor neu';
    one.drop('tabor:konfiguration');
    await expect.poll(() => heard).toHaveLength(2);
    expect(await Promise.all([nameIn(one), nameIn(other)])).toEqual(['Tabor neu', 'Tabor neu']);
    expect(asked).toBe(2);
  });

  it('read nothing that another version of the program wrote', async () => {
    const [one] = await pair();
    await nameIn(one);
    const newer = gateway({ version: '2' });
    await expect.poll(() => newer.isDegraded()).toBe(false);
    await nameIn(newer);
    expect(asked).toBe(2);
  });

  it('keep on their own disks what the other one has asked', async () => {
    const [one, other] = await pair({ freshForMs: 50 });
    await nameIn(one);
    await nameIn(other);
    await wait(100);
    await Promise.all([other.close(), redis.stop()]);
    service.close();
    service.closeAllConnections();
    const restarted = createGateway({
      access: { url, token: '' },
      cacheDirectory: join(directory, '1'),
    });
    gateways.push(restarted);
    expect(await nameIn(restarted)).toBe('Tabor');
  });

  it.each(['ends', 'falls silent'])('go on when Redis %s, and use it again afterwards', async (how) => {
    const both = await pair({ freshForMs: 1, ...(how === 'falls silent' && { longestCommand: 1_000 }) });
    for (const each of both) await nameIn(each);
    await (how === 'ends' ? redis.stop() : redis.freeze());
    name = 'Tabor neu';
    const startedAt = Date.now();
    for (const each of both) await nameIn(each);
    expect(Date.now() - startedAt).toBeLessThan(longBefore);
    await expect.poll(() => Promise.all(both.map(nameIn))).toEqual(['Tabor neu', 'Tabor neu']);
    await expect.poll(() => both.map((each) => each.isDegraded())).toEqual([true, true]);
    if (how === 'ends') redis = await startRedis(port);
    else redis.thaw();
    await expect.poll(() => both.map((each) => each.isDegraded())).toEqual([false, false]);
    name = 'Tabor zuletzt';
    await expect.poll(() => Promise.all(both.map(nameIn))).toEqual(['Tabor zuletzt', 'Tabor zuletzt']);
    expect(states, 'told once for each change').toEqual([true, true, false, false, true, true]);
  });

  it('do without a Redis that was never there', async () => {
    const lonely = gateway({ redisPort: 1 });
    expect(await nameIn(lonely)).toBe('Tabor');
    await expect.poll(() => lonely.isDegraded()).toBe(true);
    await wait(1_500);
    expect(states).toEqual([false]);
  });
});
