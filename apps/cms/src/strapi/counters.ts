import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from 'rate-limiter-flexible';
import { createHmac } from 'node:crypto';
import { secret } from '../environment/secrets.ts';

const table = 'sign_in_counters';

/** Wait after the last free attempt; each further one doubles it. */
const firstWaitSeconds = 10;

/** Longest wait: a person who has to wait can still sign in soon, and a program tries a hundred times a day. */
const longestWaitSeconds = 15 * 60;

/** How many are free, until the window after the first of them has passed. */
export interface Limit {
  free: number;
  windowSeconds: number;
}

export interface Counter {
  /** Of any length; the database has a keyed hash of it. */
  key: string;
  limit: Limit;
}

type Store = RateLimiterPostgres | RateLimiterSQLite;

interface Stores {
  /** Number of attempts by key. */
  attempts: Store;
  /** A row for each wait that has not passed. */
  waits: Store;
}

const stores = new WeakMap<Core.Strapi, Stores>();

/**
 * Opens the counters in the database, where all processes share them, a restart keeps them, and they take no memory. The
 * library creates their table, which is none of Strapi's: it needs an upsert of its own, which is atomic.
 */
export async function openCounters(strapi: Core.Strapi): Promise<void> {
  const Store = strapi.db.dialect.client === 'postgres' ? RateLimiterPostgres : RateLimiterSQLite;
  const storeClient = strapi.db.connection;
  // Its own timer would go on after Strapi was stopped.
  const options = {
    storeClient,
    storeType: 'knex',
    tableName: table,
    points: 1,
    duration: 0,
    clearExpiredByTimeout: false,
  };
  await new Promise<void>((resolve, reject) => {
    const attempts: Store = new Store({ ...options, keyPrefix: 'attempts' }, (error?: Error) => {
      if (error) return reject(error);
      stores.set(strapi, { attempts, waits: new Store({ ...options, keyPrefix: 'wait', tableCreated: true }) });
      resolve();
    });
  });
}

export async function eraseOldCounters(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.getConnection(table).where('expire', '<', now.getTime()).delete();
}

function storesOf(strapi: Core.Strapi): Stores {
  const opened = stores.get(strapi);
  if (!opened) throw new Error('The counters are not open yet.');
  return opened;
}

/** Keys have names and addresses in them, and people type passwords into the field of the name. */
const hashOf = (key: string): string =>
  createHmac('sha256', secret('JWT_SECRET')).update(`sign-in ${key}`).digest('base64url');

/** Seconds until the end of a wait that goes on; 0 if there was none, and this call began one. */
async function beginWait({ waits }: Stores, hash: string, seconds: number): Promise<number> {
  try {
    await waits.consume(hash, 1, { customDuration: seconds });
    return 0;
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
  }
}

/** Counts an attempt of a sign-in, or returns seconds to wait. Before its password is compared, so that concurrent ones count. */
export async function count(strapi: Core.Strapi, { key, limit }: Counter): Promise<number> {
  const { attempts, waits } = storesOf(strapi);
  const hash = hashOf(key);
  const { consumedPoints } = await attempts.penalty(hash, 1, { customDuration: limit.windowSeconds });
  if (consumedPoints < limit.free) return 0;
  const next = Math.min(firstWaitSeconds * 2 ** (consumedPoints - limit.free), longestWaitSeconds);
  const waitSeconds = await beginWait({ attempts, waits }, hash, next);
  if (waitSeconds > 0) await attempts.reward(hash);
  return waitSeconds;
}

/**
 * Counts a call, and whether it is one of those that are free. Neither may run in a transaction: SQLite has one connection,
 * and these take their own.
 */
export async function isFree(strapi: Core.Strapi, { key, limit }: Counter): Promise<boolean> {
  const { attempts } = storesOf(strapi);
  const { consumedPoints } = await attempts.penalty(hashOf(key), 1, { customDuration: limit.windowSeconds });
  return consumedPoints <= limit.free;
}

export async function uncount(strapi: Core.Strapi, { key }: Counter): Promise<void> {
  const { attempts, waits } = storesOf(strapi);
  await attempts.reward(hashOf(key));
  await waits.delete(hashOf(key));
}

export async function reset(strapi: Core.Strapi, { key }: Counter): Promise<void> {
  const { attempts, waits } = storesOf(strapi);
  await attempts.delete(hashOf(key));
  await waits.delete(hashOf(key));
}

/** Whether this is the first call with a key within some seconds. */
export const isFirst = async (strapi: Core.Strapi, key: string, seconds: number): Promise<boolean> =>
  (await beginWait(storesOf(strapi), hashOf(key), seconds)) === 0;
