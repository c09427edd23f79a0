import { LRUCache } from 'lru-cache';
import { withNoBreakSpaces } from '../wire/noBreakSpaces.ts';
import type { ContentProblem } from '../wire/problem.ts';
import { cacheKey, type ContentCacheOptions, memoryEntries, openContentCache } from './contentCache.ts';
import { contentTags } from './contentTag.ts';
import { ContentUnavailable } from './contentUnavailable.ts';
import { type ContentServiceAccess, ContentServiceError, readContentService } from './contentService.ts';
import { createBackoff } from './backoff.ts';
import type { ContentQuery, RequestScope } from './query.ts';
import { createQueryQueue } from './queryQueue.ts';
import { withTimeout } from './withTimeout.ts';

export { ContentUnavailable };

/** Logs problems with content for operators. Contains no personal data. */
export interface ContentLog {
  (event: {
    message: string;
    tenant: string;
    locale: string;
    type: string;
    field?: string;
    /** Age of the stale content that is served instead. */
    ageSeconds?: number;
  }): void;
}

export interface GatewayOptions extends Omit<ContentCacheOptions, 'freshForMs'> {
  access: ContentServiceAccess;
  /** Older content is served stale while it is refreshed in the background. */
  freshForMs?: number;
  /** How long a page waits for content that is not cached. The request itself continues. */
  softLimitMs?: number;
  /** When a request itself is given up: one that is never answered would keep its place among those that run at once. */
  hardLimitMs?: number;
  log?: ContentLog;
}

export interface ReadOptions {
  /** Waits for fresh content up to the soft limit instead of serving stale content at once. */
  revalidating?: boolean;
}

export interface Gateway {
  /** Throws {@link ContentUnavailable} without a response in time and without a cached one. */
  read<T>(scope: RequestScope, query: ContentQuery<T>, options?: ReadOptions): Promise<T>;
  /**
   * Revalidates entries with this tag before they are served again; if that fails, they are served stale. Notifies the
   * other processes of the site.
   */
  drop(tag: string): void;
  /** Called for every tag that is dropped, in this or another process of the site. */
  onDrop(listener: (tag: string) => void): void;
  /** Whether Redis is configured but unavailable. */
  isDegraded(): boolean;
  /** Whether the content service has rejected the token at its last answer. */
  isUnauthorized(): boolean;
  access: ContentServiceAccess;
  close(): Promise<void>;
}

/** Cached content and the time at which it was certainly current, so that the log can state its age. */
interface CacheEntry<T> {
  content: T;
  /** When it was requested, in milliseconds since the epoch. */
  answeredAt: number;
}

/** What the pages of a busy tenant read, several times over. */
const maxParsed = 500;

/** Content under a tag that is no longer remembered was refreshed long ago. */
const maxChangedTags = 5_000;

/** For how long a problem of the content is not logged again: every few seconds a read finds it, until an editor corrects it. */
const loggedForMs = 24 * 60 * 60 * 1_000;

/** The bus channel on which the processes of a site publish dropped tags. */
const changesChannel = 'changes';

/** The server's access to content: adds the bearer token, caches through outages, and deduplicates requests by key. */
export function createGateway(options: GatewayOptions): Gateway {
  const { access, freshForMs = 2_000, softLimitMs = 2_000, hardLimitMs = 30_000, log = () => {} } = options;
  const store = openContentCache({ ...options, freshForMs });
  const { cache, lock, bus } = store;
  const negativeCache = cache.use('negativeCache');

  /** Answers as they were last read: to find and parse one in the cache takes longer than to render what it says. */
  const parsed = new LRUCache<string, CacheEntry<unknown>>({ max: maxParsed });
  /** When each cached query was last requested, in milliseconds since the epoch. */
  const requestTimes = new LRUCache<string, number>({ max: memoryEntries });
  const enqueue = createQueryQueue();
  const backoff = createBackoff(memoryEntries);
  /** When content under a tag last changed, in milliseconds since the epoch. */
  const changedAt = new LRUCache<string, number>({ max: maxChangedTags });
  const logged = new LRUCache<string, true>({ max: maxParsed, ttl: loggedForMs });
  const listeners: ((tag: string) => void)[] = [];
  let isUnauthorized = false;

  function invalidate(tag: string): void {
    changedAt.set(tag, Date.now());
    for (const listener of listeners) listener(tag);
  }
  void bus?.subscribe<string>(changesChannel, invalidate);

  const lastChangeOf = (tags: readonly string[]): number => Math.max(0, ...tags.map((tag) => changedAt.get(tag) ?? 0));

  /** Whether the cached entry is older than the last change, or from the future; if so, expires it. */
  async function expireIfOutdated(key: string, lastChange: number): Promise<boolean> {
    const requestedAt = requestTimes.get(key) ?? 0;
    // From the future: the clock was put back since, and the entry would stay for as long.
    const outdatedUntil = requestedAt > Date.now() ? Infinity : lastChange;
    if (outdatedUntil === 0 || requestedAt > outdatedUntil) return false;
    const cached = await cache.get<CacheEntry<unknown>>({ key }); // Another process may have refreshed it.
    if (cached && cached.answeredAt > outdatedUntil) {
      requestTimes.set(key, cached.answeredAt);
      return false;
    }
    await cache.expire({ key });
    const negative = await negativeCache.get<CacheEntry<unknown>>({ key });
    if (negative && negative.answeredAt <= outdatedUntil) await negativeCache.delete({ key });
    return true;
  }

  async function fetchContent<T>(key: string, scope: RequestScope, query: ContentQuery<T>): Promise<CacheEntry<T>> {
    if (backoff.has(key)) throw new ContentUnavailable('backing off after a failure');
    const event = { ...scope, type: query.type };
    const report = ({ field, message }: ContentProblem) => {
      const problem = { ...event, message, field };
      const name = JSON.stringify(problem);
      if (logged.has(name)) return;
      logged.set(name, true);
      log(problem);
    };
    const tags = contentTags(scope, query.request(scope));
    const send = () => {
      answeredAt = Date.now();
      return readContentService(access, query.request(scope), AbortSignal.timeout(hardLimitMs));
    };
    let answeredAt = Date.now();
    try {
      let body = await enqueue(scope.tenant, send);
      if (lastChangeOf(tags) >= answeredAt) {
        // The content changed while the request was in flight: the response may predate the change.
        body = await enqueue(scope.tenant, send);
      }
      isUnauthorized = false;
      const content = query.parse(withNoBreakSpaces(scope.locale, body), report);
      backoff.reset(key);
      return { content, answeredAt };
    } catch (error) {
      const failed = error instanceof ContentServiceError ? error : undefined;
      if (failed) isUnauthorized = failed.status === 401;
      if (query.valueWhen404 !== undefined && failed?.isMissing) {
        return { content: query.valueWhen404, answeredAt };
      }
      const cachedAt = requestTimes.get(key);
      const message = error instanceof Error ? error.message : String(error);
      const age = cachedAt && { ageSeconds: Math.round((Date.now() - cachedAt) / 1000) };
      // The content of a house that is not published yet.
      const isExpected = !cachedAt && failed?.isMissing;
      backoff.recordFailure(key, isExpected ? undefined : () => log({ ...event, message, ...age }));
      throw error;
    }
  }

  async function read<T>(
    scope: RequestScope,
    query: ContentQuery<T>,
    { revalidating = false }: ReadOptions = {},
  ): Promise<T> {
    const request = query.request(scope);
    const lastChange = lastChangeOf(contentTags(scope, request));
    const question = JSON.stringify([scope.tenant, scope.locale, query.type, request]);
    const known = parsed.get(question);
    const now = Date.now();
    if (known && known.answeredAt > Math.max(lastChange, now - freshForMs) && known.answeredAt <= now) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored below, by the same query
      return known.content as T;
    }
    const key = cacheKey(scope, query.type, request);
    const mustWait = (await expireIfOutdated(key, lastChange)) || revalidating;
    const factory = () => fetchContent(key, scope, query);
    const flight = {
      // Concurrent callers share one response, even if it is not stored.
      load: () => (query.isCacheable ? negativeCache.getOrSet({ key, grace: false, factory }) : factory()),
      async fromPeer() {
        const fromPeer = await store.fromPeer<CacheEntry<T>>(key);
        return fromPeer && fromPeer.answeredAt > lastChange ? fromPeer : undefined;
      },
    };
    let uncached: CacheEntry<T> | undefined;
    const response = cache.getOrSet<CacheEntry<T> | undefined>({
      key,
      // Shorter than the soft limit, so that stale content is served before the read fails.
      ...(mustWait && { timeout: softLimitMs * 0.9 }),
      factory: async ({ skip, setOptions }) => {
        const { value: latest, fromPeer } = await lock.singleFlight(key, flight);
        setOptions({ skipBusNotify: fromPeer });
        if (!query.isCacheable || query.isCacheable(latest.content)) return latest;
        uncached = latest;
        requestTimes.delete(key);
        lock.release(key);
        await cache.delete({ key }); // The content service no longer has the earlier content.
        return skip();
      },
    });
    try {
      // A slow disk read must not turn cached content into an error.
      const stored = await withTimeout(response, softLimitMs).catch(async (cause: unknown) => {
        const cached = await cache.get<CacheEntry<T>>({ key });
        if (cached) return cached;
        throw cause;
      });
      if (stored) {
        requestTimes.set(key, stored.answeredAt);
        parsed.set(question, stored);
      }
      const latest = stored ?? uncached;
      if (!latest) throw new ContentUnavailable('no answer');
      return latest.content;
    } catch (cause) {
      response.catch(() => {}); // Already logged; the request may still be in flight.
      throw new ContentUnavailable(`no ${query.type} of ${scope.tenant}`, { cause });
    }
  }

  return {
    read,
    access,
    drop(tag) {
      invalidate(tag);
      void bus?.publish(changesChannel, tag);
    },
    onDrop: (listener) => void listeners.push(listener),
    isDegraded: store.isDegraded,
    isUnauthorized: () => isUnauthorized,
    close: store.close,
  };
}
