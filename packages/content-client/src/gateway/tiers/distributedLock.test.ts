import { noRedis, type RedisServer, startRedis } from '@group/vitest-preset/redisServer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDistributedLock } from './distributedLock.ts';
import { linkRedis, type RedisLink } from './redisLink.ts';

describe.skipIf(noRedis)(`a lock over Redis${noRedis}`, () => {
  let redis: RedisServer;
  let link: RedisLink;

  beforeEach(async () => {
    redis = await startRedis();
    link = linkRedis(redis, 'probe', () => {});
  });

  afterEach(async () => {
    link.close();
    await redis.stop();
  });

  it('takes a value that another process wrote between its look and the lock', async () => {
    await expect.poll(() => link.isReady()).toBe(true);
    const lock = createDistributedLock(link, 'site');
    let loads = 0;
    const load = async () => (loads += 1);
    let written: number | undefined;
    const fromPeer = async () => written;
    expect(await lock.singleFlight('key', { load, fromPeer })).toEqual({ value: 1, fromPeer: false });
    written = 1;
    lock.release('key');
    expect(await lock.singleFlight('key', { load, fromPeer })).toEqual({ value: 1, fromPeer: true });
    expect(loads).toBe(1);
  });
});
