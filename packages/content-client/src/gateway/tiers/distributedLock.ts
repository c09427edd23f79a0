import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisLink } from './redisLink.ts';

/** Limits how long the other processes wait for one that died while it held the lock. */
const lockTtlMs = 2_000;

/** Between two attempts to acquire a lock that another process holds. */
const pollIntervalMs = 20;

/** Releases the lock only if this process holds it. */
const releaseScript = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

interface Flight<T> {
  load(): Promise<T>;
  /** A fresh value that another process has written, also one written since the caller looked. */
  fromPeer(): Promise<T | undefined>;
}

/** Lets one process of a site load a value and the others reuse it. */
export interface DistributedLock {
  /** After a load the lock is held until `release`, so that the value is written before other processes look for it. */
  singleFlight<T>(key: string, flight: Flight<T>): Promise<{ value: T; fromPeer: boolean }>;
  release(key: string): void;
}

/** Without Redis, each process loads for itself. */
export const noLock: DistributedLock = {
  singleFlight: async (_, { load }) => ({ value: await load(), fromPeer: false }),
  release: () => {},
};

export function createDistributedLock({ attempt }: RedisLink, prefix: string): DistributedLock {
  const self = randomUUID();
  const held = new Set<string>();
  const nameOf = (key: string): string => `${prefix}:asking:${key}`;

  /** `null` if another process holds the lock, `undefined` without Redis. */
  const acquire = (key: string) => attempt((redis) => redis.set(nameOf(key), self, 'PX', lockTtlMs, 'NX'));

  function release(key: string): void {
    if (held.delete(key)) void attempt((redis) => redis.eval(releaseScript, 1, nameOf(key), self));
  }

  return {
    release,
    async singleFlight(key, { load, fromPeer: readFromPeer }) {
      const deadline = Date.now() + lockTtlMs;
      let lock = await acquire(key);
      while (lock === null && Date.now() < deadline) {
        await sleep(pollIntervalMs);
        lock = await acquire(key);
      }
      if (lock) held.add(key);
      const fromPeer = await readFromPeer();
      if (fromPeer !== undefined) {
        release(key);
        return { value: fromPeer, fromPeer: true };
      }
      try {
        return { value: await load(), fromPeer: false };
      } catch (error) {
        release(key);
        throw error;
      }
    },
  };
}
