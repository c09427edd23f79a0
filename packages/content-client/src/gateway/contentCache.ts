import { createHash } from 'node:crypto';
import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import type { ContentRequest, RequestScope } from './query.ts';
import { createDiskTier } from './tiers/diskTier.ts';
import { createDistributedLock, noLock } from './tiers/distributedLock.ts';
import { isFresh, parseEntry } from './tiers/entry.ts';
import { createRedisBus } from './tiers/redisBus.ts';
import { linkRedis, type RedisAccess, type RedisReport } from './tiers/redisLink.ts';
import { createRedisTier } from './tiers/redisTier.ts';
import { createL2 } from './tiers/l2.ts';

/** Stale content is better than none, so entries stay until they are replaced. */
const staleWhileError = '365d';

export const memoryEntries = 5_000;

/** Of UTF-8, which takes twice that in memory; all screens of fifteen tenants take 2 MB. The disk has the rest. */
const maxMemorySize = '4mb';

/** The screens of 1,500 tenants would take 200 MB. */
const maxDiskBytes = 512 * 1024 * 1024;

/** Few, as negative entries are used only while they are fresh. */
const maxNegativeEntries = 500;

/** Prefix of the keys in memory. */
const memoryPrefix = 'bentocache';

/** The cache that the processes of a site share. */
export interface SharedCache extends RedisAccess {
  /** Keeps the content of sites apart. */
  site: string;
}

export interface ContentCacheOptions {
  /** Of the program: entries that another version has left on disk, or shares during a deployment, may differ in shape. */
  version?: string | undefined;
  /** Keeps the last good content across restarts. */
  cacheDirectory: string;
  /** Without it, each process of a site has a cache of its own. */
  shared?: SharedCache | undefined;
  onRedis?: RedisReport | undefined;
  freshForMs: number;
}

/** The cache key of a query. Contains no personal data. */
export function cacheKey({ tenant, locale }: RequestScope, type: string, request: ContentRequest): string {
  const params = new URLSearchParams(request.search);
  params.sort();
  const digest = createHash('sha256').update(`${request.path}?${params}`).digest('hex').slice(0, 32);
  return [tenant, locale || 'default', type, digest].join(':');
}

/** Memory, then Redis where it is configured, and disk. Neither of those can fail or delay a read. */
export function openContentCache(options: ContentCacheOptions) {
  const { version = 'unversioned', cacheDirectory, shared, freshForMs } = options;
  const { onRedis = () => {} } = options;
  const sitePrefix = `websites:${shared?.site}`;
  const prefix = `${sitePrefix}:${version}`;
  const link = shared && linkRedis(shared, `${prefix}:probe`, onRedis);
  const bus = link && createRedisBus(link, sitePrefix);
  const redisTier = link && createRedisTier(link, prefix);
  const diskTier = createDiskTier(cacheDirectory, maxDiskBytes, version);

  const size = { maxItems: memoryEntries, maxSize: maxMemorySize, prefix: memoryPrefix } as const;
  const memory = memoryDriver(size).factory(size);
  const l2 = createL2({ memory, shared: redisTier, local: diskTier });
  const tiers = bentostore()
    .useL1Layer({ options: {}, factory: () => memory })
    .useL2Layer({ options: {}, factory: () => l2 });
  if (bus) tiers.useBus({ options: { retryQueue: { enabled: false, retryInterval: false } }, factory: () => bus });

  const lock = link ? createDistributedLock(link, prefix) : noLock;
  const cache = new BentoCache({
    default: 'content',
    stores: { content: tiers, negativeCache: bentostore().useL1Layer(memoryDriver({ maxItems: maxNegativeEntries })) },
    ttl: freshForMs,
    grace: staleWhileError,
    // Stale-while-revalidate: serves the cached entry at once and refreshes it in the background.
    timeout: 0,
    suppressL2Errors: true,
  });
  // The lock is held until the other processes can read the entry.
  cache.on('cache:written', ({ key, store }) => {
    if (store === 'content') lock.release(key);
  });

  return {
    cache,
    lock,
    /** Message bus between the processes of the site. */
    bus,
    /** A fresh entry that another process has written. */
    async fromPeer<T>(key: string): Promise<T | undefined> {
      const entry = parseEntry<T>(await redisTier?.get(key));
      return entry && isFresh(entry) ? entry.value : undefined;
    },
    /** Whether Redis is configured but unavailable. */
    isDegraded: () => link !== undefined && !link.isReady(),
    async close(): Promise<void> {
      await cache.disconnectAll();
      link?.close();
    },
  };
}
