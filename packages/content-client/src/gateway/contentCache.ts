import { createHash } from 'node:crypto';
import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import type { ContentRequest, RequestScope } from './query.ts';
import { createDiskTier } from './tiers/diskTier.ts';
import { createDistributedLock, noLock } from './tiers/distributedLock.ts';
import { createRedisBus } from './tiers/redisBus.ts';
import { linkRedis, type RedisAccess, type RedisReport } from './tiers/redisLink.ts';
import { createRedisTier } from './tiers/redisTier.ts';
import { createL2 } from './tiers/l2.ts';

/** A site without content is worse than one with last month's: kept until something newer comes. */
const keepFor = '365d';

/** Questions whose answers stay in memory. */
export const memoryEntries = 5_000;
const memorySize = '64mb';

/**
 * Room on the disk, in bytes. Fifteen tenants, every screen of which was seen, take 2 MB; 1,500 of them would take
 * 200 MB.
 */
const standardDiskSize = 512 * 1024 * 1024;

/** Answers to negativeCache are shared while they are fresh, so that they need no room beside what is kept. */
const guessEntries = 500;

/** Of the keys in memory and on the disk, which belong to one process. */
const ownPrefix = 'bentocache';

/** What the cache library would write for a value that is not new any more. */
const nothing = '{"logicalExpiration":0}';

/** What the processes of a site share. */
export interface SharedCache extends RedisAccess {
  /** Name of the site, by which sites tell their content apart. */
  site: string;
  /** Of the program: another one may write content in another shape, and both run while the site is brought up to date. */
  version: string;
}

export interface ContentCacheOptions {
  /** Where the last good content is kept over restarts; without it, in memory only. */
  cacheDirectory?: string | undefined;
  /** Room in that folder, in bytes. */
  diskSize?: number | undefined;
  /** Without it, the processes of a site know nothing of each other. */
  shared?: SharedCache | undefined;
  onRedis?: RedisReport | undefined;
  /** In milliseconds. */
  freshForMs: number;
}

/** The name of a question. There is nothing personal in it. */
export function cacheKey({ tenant, locale }: RequestScope, type: string, request: ContentRequest): string {
  const question = new URLSearchParams(request.search);
  question.sort();
  const digest = createHash('sha256').update(`${request.path}?${question}`).digest('hex').slice(0, 32);
  return [tenant, locale || 'default', type, digest].join(':');
}

/** Memory, then Redis, then the disk: what is there of it. None of the last two can fail or delay a reader. */
export function openContentCache(options: ContentCacheOptions) {
  const { cacheDirectory, diskSize = standardDiskSize, shared, onRedis = () => {}, freshForMs } = options;
  const family = `websites:${shared?.site}`;
  const prefix = `${family}:${shared?.version}`;
  const link = shared && linkRedis(shared, `${prefix}:probe`, onRedis);
  const bus = link && createRedisBus(link, family);
  const redisTier = link && createRedisTier(link, prefix);
  const diskTier = cacheDirectory ? createDiskTier(cacheDirectory, diskSize, ownPrefix) : undefined;

  const size = { maxItems: memoryEntries, maxSize: memorySize, prefix: ownPrefix } as const;
  const memory = memoryDriver(size).factory(size);
  const tiers = bentostore().useL1Layer({ options: {}, factory: () => memory });
  const second = createL2({ memory, shared: redisTier, own: diskTier });
  if (redisTier || diskTier) tiers.useL2Layer({ options: {}, factory: () => second });
  if (bus) tiers.useBus({ options: { retryQueue: { enabled: false, retryInterval: false } }, factory: () => bus });

  const lock = link ? createDistributedLock(link, prefix) : noLock;
  const cache = new BentoCache({
    default: 'content',
    stores: { content: tiers, negativeCache: bentostore().useL1Layer(memoryDriver({ maxItems: guessEntries })) },
    ttl: freshForMs,
    grace: keepFor,
    // What is known is served at once; the refresh goes on behind it.
    timeout: 0,
    suppressL2Errors: true,
  });
  // Not before the answer lies where the other processes look for it.
  cache.on('cache:written', ({ key, store }) => void (store === 'content' && lock.end(key)));

  return {
    cache,
    lock,
    /** Tells the other processes of the site, and hears what they tell. */
    bus,
    /** What another process has written, while it is new. */
    async fromPeer<T>(key: string): Promise<T | undefined> {
      const entry: { value: T; logicalExpiration: number } = JSON.parse((await redisTier?.get(key)) ?? nothing);
      return entry.logicalExpiration > Date.now() ? entry.value : undefined;
    },
    /** Whether Redis should be there and is not. */
    isDegraded: () => link !== undefined && !link.isReady(),
    async close(): Promise<void> {
      await cache.disconnectAll();
      link?.close();
    },
  };
}
