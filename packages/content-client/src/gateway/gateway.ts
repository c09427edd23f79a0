import { LRUCache } from 'lru-cache';
import type { ContentProblem } from '../wire/problem.ts';
import { createChangeLog } from './changeLog.ts';
import { cacheKey, type ContentCacheOptions, memoryEntries, openContentCache } from './contentCache.ts';
import { contentTags } from './contentTag.ts';
import { ContentUnavailable } from './contentUnavailable.ts';
import { type ContentServiceAccess, ContentServiceError, readContentService } from './contentService.ts';
import { createBackoff } from './backoff.ts';
import type { ContentQuery, RequestScope } from './query.ts';
import { createQuestionQueue } from './questionQueue.ts';

export { ContentUnavailable };

/** What a site tells its operators about content. Nothing in it is personal. */
export interface ContentLog {
  (event: {
    message: string;
    tenant: string;
    locale: string;
    type: string;
    field?: string;
    /** Age of the content that is served instead, in seconds. */
    ageSeconds?: number;
  }): void;
}

export interface GatewayOptions extends Omit<ContentCacheOptions, 'freshForMs'> {
  access: ContentServiceAccess;
  /** How long an answer counts as new, in milliseconds. Served stale while it is refreshed afterwards. */
  freshForMs?: number;
  /** How long a page waits for content that was never seen before, in milliseconds. The request itself goes on. */
  softLimitMs?: number;
  log?: ContentLog;
}

export interface ReadOptions {
  /** Waits for the latest, up to the soft limit, rather than take what is known at once. */
  revalidating?: boolean;
}

export interface Gateway {
  /** Throws {@link ContentUnavailable} where there is neither an answer in time nor an earlier one. */
  read<T>(scope: RequestScope, query: ContentQuery<T>, options?: ReadOptions): Promise<T>;
  /**
   * What has this tag is asked for anew before it is given again; should that fail, it is given as it was. The other
   * processes of the site are told.
   */
  drop(tag: string): void;
  /** Hears of every tag that is dropped, here or in another process of the site. */
  onDrop(listener: (tag: string) => void): void;
  /** Whether the site does without a Redis that it should have. */
  isDegraded(): boolean;
  access: ContentServiceAccess;
  close(): Promise<void>;
}

/** What the cache keeps: with the time at which it was certainly true, so that a log line can tell how old it is. */
interface CacheEntry<T> {
  content: T;
  /** When it was asked for, in milliseconds since the epoch. */
  answeredAt: number;
}

/** The channel on which the processes of a site tell each other what has changed. */
const changesChannel = 'changes';

function firstOf<T>(answer: Promise<T>, limit: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ContentUnavailable(`no answer within ${limit} ms`)), limit);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

/** The server's side of the content service: bearer token, cache that survives an outage, one request a key in flight. */
export function createGateway(options: GatewayOptions): Gateway {
  const { access, freshForMs = 2_000, softLimitMs = 2_000, log = () => {} } = options;
  const store = openContentCache({ ...options, freshForMs });
  const { cache, lock, bus } = store;
  const negativeCache = cache.use('negativeCache');

  /** For each question whose answer is kept: when it was asked, in ms of the epoch. */
  const answered = new LRUCache<string, number>({ max: memoryEntries });
  const inTurn = createQuestionQueue();
  const backoff = createBackoff(memoryEntries);
  const changes = createChangeLog();
  const listeners: ((tag: string) => void)[] = [];

  function forget(tag: string): void {
    changes.note(tag);
    for (const listener of listeners) listener(tag);
  }
  void bus?.subscribe<string>(changesChannel, forget);

  /** Whether what is known is older than the last change. Such an answer counts as new to the cache no more. */
  async function outdated(key: string, changedAt: number | undefined): Promise<boolean> {
    if (changedAt === undefined || (answered.get(key) ?? 0) > changedAt) return false;
    const known = await cache.get<CacheEntry<unknown>>({ key }); // Another process may have asked since.
    if (known && known.answeredAt > changedAt) {
      answered.set(key, known.answeredAt);
      return false;
    }
    await cache.expire({ key });
    const guess = await negativeCache.get<CacheEntry<unknown>>({ key });
    if (guess && guess.answeredAt <= changedAt) await negativeCache.delete({ key });
    return true;
  }

  async function ask<T>(key: string, scope: RequestScope, query: ContentQuery<T>): Promise<CacheEntry<T>> {
    if (backoff.has(key)) throw new ContentUnavailable('left alone after a failure');
    const event = { ...scope, type: query.type };
    const report = ({ field, message }: ContentProblem) => log({ ...event, message, field });
    const tags = contentTags(scope, query.request(scope));
    const askNow = () => {
      answeredAt = Date.now();
      return readContentService(access, query.request(scope));
    };
    let answeredAt = Date.now();
    try {
      let body = await inTurn(scope.tenant, askNow);
      if ((changes.last(tags) ?? 0) >= answeredAt) {
        // Something changed while the answer was on its way, and it may lack that.
        body = await inTurn(scope.tenant, askNow);
      }
      const content = query.parse(body, report);
      backoff.forget(key);
      return { content, answeredAt };
    } catch (error) {
      if (query.valueWhen404 !== undefined && error instanceof ContentServiceError && error.status === 404) {
        return { content: query.valueWhen404, answeredAt };
      }
      const knownSince = answered.get(key);
      const message = error instanceof Error ? error.message : String(error);
      const age = knownSince && { ageSeconds: Math.round((Date.now() - knownSince) / 1000) };
      backoff.note(key, () => log({ ...event, message, ...age }));
      throw error;
    }
  }

  async function read<T>(
    scope: RequestScope,
    query: ContentQuery<T>,
    { revalidating = false }: ReadOptions = {},
  ): Promise<T> {
    const request = query.request(scope);
    const key = cacheKey(scope, query.type, request);
    const changedAt = changes.last(contentTags(scope, request));
    const waits = (await outdated(key, changedAt)) || revalidating;
    const factory = () => ask(key, scope, query);
    const asking = {
      // Everybody who waits for the same guess has this one answer, although nobody keeps it.
      ask: () => (query.isCacheable ? negativeCache.getOrSet({ key, grace: false, factory }) : factory()),
      async fromPeer() {
        const fromPeer = await store.fromPeer<CacheEntry<T>>(key);
        return fromPeer && fromPeer.answeredAt > (changedAt ?? 0) ? fromPeer : undefined;
      },
    };
    let unkept: CacheEntry<T> | undefined;
    const answer = cache.getOrSet<CacheEntry<T> | undefined>({
      key,
      // A little less than the soft limit, at which nothing would be given at all.
      ...(waits && { timeout: softLimitMs * 0.9 }),
      factory: async ({ skip, setOptions }) => {
        const { answer: latest, fromPeer } = await lock.singleFlight(key, asking);
        setOptions({ skipBusNotify: fromPeer });
        if (!query.isCacheable || query.isCacheable(latest.content)) return latest;
        unkept = latest;
        answered.delete(key);
        lock.end(key);
        await cache.delete({ key }); // What was there before is gone from the content service too.
        return skip();
      },
    });
    try {
      // What lies on the disk is given however late it comes.
      const kept = await firstOf(answer, softLimitMs).catch(async (cause: unknown) => {
        const known = await cache.get<CacheEntry<T>>({ key });
        if (known) return known;
        throw cause;
      });
      if (kept) answered.set(key, kept.answeredAt);
      const latest = kept ?? unkept;
      if (!latest) throw new ContentUnavailable('no answer');
      return latest.content;
    } catch (cause) {
      answer.catch(() => {}); // It has been logged; the request may still be under way.
      throw new ContentUnavailable(`no ${query.type} of ${scope.tenant}`, { cause });
    }
  }

  return {
    read,
    access,
    drop(tag) {
      forget(tag);
      void bus?.publish(changesChannel, tag);
    },
    onDrop: (listener) => void listeners.push(listener),
    isDegraded: store.isDegraded,
    close: store.close,
  };
}
