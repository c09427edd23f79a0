import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisLink } from './redisLink.ts';

/** A process that died while it asked keeps the others waiting for no longer than this, in milliseconds. */
const lockTtlMs = 2_000;

/** Between two looks at a lease of another process, in milliseconds. */
const pause = 20;

/** Ends a lease, but only one of our own. */
const endOwn = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

interface Asking<T> {
  ask(): Promise<T>;
  /** What another process has written since; `undefined` where there is nothing new. */
  fromPeer(): Promise<T | undefined>;
}

/** Has one process of a site ask a question, and the others take its answer. */
export interface DistributedLock {
  /** Where it has asked itself, the lease lasts until `end`, so that the answer is written before others look for it. */
  singleFlight<T>(key: string, asking: Asking<T>): Promise<{ answer: T; fromPeer: boolean }>;
  end(key: string): void;
}

/** Without Redis, each process asks for itself. */
export const noLock: DistributedLock = {
  singleFlight: async (_, { ask }) => ({ answer: await ask(), fromPeer: false }),
  end: () => {},
};

export function createDistributedLock({ attempt }: RedisLink, prefix: string): DistributedLock {
  const self = randomUUID();
  const held = new Set<string>();
  const nameOf = (key: string): string => `${prefix}:asking:${key}`;

  /** `null` where another process has it, `undefined` where there is no Redis to say so. */
  const take = (key: string) => attempt((redis) => redis.set(nameOf(key), self, 'PX', lockTtlMs, 'NX'));

  function end(key: string): void {
    if (held.delete(key)) void attempt((redis) => redis.eval(endOwn, 1, nameOf(key), self));
  }

  return {
    end,
    async singleFlight(key, { ask, fromPeer: written }) {
      const giveUp = Date.now() + lockTtlMs;
      let lease = await take(key);
      const waits = lease === null;
      while (lease === null && Date.now() < giveUp) {
        await sleep(pause);
        lease = await take(key);
      }
      if (lease) held.add(key);
      const fromPeer = waits ? await written() : undefined;
      if (fromPeer !== undefined) {
        end(key);
        return { answer: fromPeer, fromPeer: true };
      }
      try {
        return { answer: await ask(), fromPeer: false };
      } catch (error) {
        end(key);
        throw error;
      }
    },
  };
}
