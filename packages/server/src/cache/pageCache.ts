import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from '@group/content-client/gateway/withTimeout';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/acceptedEncoding.ts';
import { sizeOf } from '../http/representation.ts';
import type { PageAddress } from './pageAddress.ts';
import { compact, recompress, type Page, pageOf, tagHeader } from './page.ts';

/** Age from which a page is refreshed in the background. */
const freshForMs = 2_000;

/** Age from which a request waits for the refresh: a change that no webhook announced shows after a minute. */
const staleForMs = 60_000;

/** The same where refreshes follow one another: with thousands of pages, all requests would wait otherwise. */
const staleWhileBusyForMs = 600_000;

/** How long after a refresh and its rest another one follows it. */
const followsForMs = 500;

/**
 * How long a changed page is still served while it is refreshed: under load, hundreds of requests would otherwise wait
 * for one render. An editor takes longer to open a page after publishing.
 */
const changedForMs = 250;

/** Concurrent refreshes of pages that are old, and of pages whose content has changed. */
const maxRefreshes = { aged: 1, changed: 4 } as const;

/** How long a request waits for a refresh before it gets the stale page. */
const revalidateTimeoutMs = 500;

/**
 * Rest after a refresh, in its durations, and at most in milliseconds: with thousands of pages, refreshes would otherwise
 * take all of the processor, here and in the content service. A page whose content has changed does not wait for its end.
 */
const restPerRefresh = 3;
const maxRestMs = 500;

/**
 * Rest after the best compression of a page, in its durations: a tenth of a second of a processor each, for which cached
 * answers would wait where hundreds of pages are asked for at once.
 */
const restPerRecompression = 9;

/** Separate limits for pages and for misses, so that a crawl of bad URLs does not evict pages. */
const maxPagesBytes = 40 * 1024 * 1024;

/** The part of it for pages in all encodings; in the rest, one takes a seventh of that. */
const inAllEncodings = 0.3;
const maxMissesBytes = 4 * 1024 * 1024;

const notFoundForMs = 10_000;

/** How long an address bypasses the cache after an uncacheable response. */
const uncacheableForMs = 10_000;

interface CacheEntry {
  page: Page;
  /** By the cache's clock. */
  renderedAtMs: number;
  /** When a webhook reported a change of its content after that. */
  changedAtMs?: number;
}

export interface PageCacheOptions {
  /**
   * Renders a page without any visitor's cookies.
   * @param revalidating whether to wait for the latest content rather than use cached content
   * @param ipPrefix of the client that waits for the page; empty for a refresh in the background
   */
  render(address: PageAddress, revalidating: boolean, ipPrefix: string): Promise<Response>;
  /** Milliseconds of a clock that never goes back; with the system's, pages would stay as old as it went back. */
  now?: () => number;
  maxBytes?: number;
}

/** `uncacheable`: the response is private, so the app has to handle the visitor's own request. */
export type CacheResult = Page | 'uncacheable';

/** Caches rendered pages and renders each page at most once at a time. */
export interface PageCache {
  /**
   * Stale-while-revalidate: returns the cached page at once and refreshes it in the background.
   * @param encoding that the client gets: a page that is asked for again in brotli is worth its best compression
   */
  lookup(address: PageAddress, encoding?: Encoding): Page | undefined;
  /** @param ipPrefix of the client, whose place in the queue of renders the page takes */
  get(address: PageAddress, ipPrefix: string): Promise<CacheResult>;
  /**
   * Marks the pages with this tag as changed: the next request refreshes them, and requests wait for that after a quarter
   * of a second. Returns their number.
   */
  drop(tag: string): number;
  /** In bytes. */
  size(): number;
}

/** Whether a response is public: tagged by the site, without cookies, and not marked private by its screen. */
function isCacheable({ headers }: Response): boolean {
  const control = headers.get('cache-control') ?? '';
  const varies = headers.get('vary')?.toLowerCase() ?? 'accept-encoding';
  const sameForAll = varies === 'accept-encoding' && !headers.has('set-cookie');
  return headers.has(tagHeader) && sameForAll && !/no-store|private|no-cache/.test(control);
}

const storeByStatus: Readonly<Record<number, 'pages' | 'misses'>> = { 200: 'pages', 404: 'misses', 410: 'misses' };

async function recompressAndRest(page: Page): Promise<void> {
  const startedAtMs = performance.now();
  // On failure, the quick encoding stays.
  await recompress(page).catch(() => {});
  await sleep(restPerRecompression * (performance.now() - startedAtMs), undefined, { ref: false });
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, now = () => performance.now(), maxBytes = maxPagesBytes } = options;
  const sizes = { sizeCalculation: ({ page }: CacheEntry) => sizeOf(page) };
  /** Pages that others displaced, compact: a request for one costs no render. */
  const displaced = new LRUCache<string, CacheEntry>({ maxSize: maxBytes * (1 - inAllEncodings), ...sizes });
  const stores = {
    pages: new LRUCache<string, CacheEntry>({
      maxSize: maxBytes * inAllEncodings,
      ...sizes,
      dispose: (entry, key, reason) => {
        if (reason === 'evict') displaced.set(key, { ...entry, page: compact(entry.page) });
      },
    }),
    misses: new LRUCache<string, CacheEntry>({ maxSize: maxMissesBytes, ttl: notFoundForMs, ...sizes }),
  };
  const all = [stores.pages, displaced, stores.misses];
  const uncacheable = new LRUCache<string, true>({ max: 2_000, ttl: uncacheableForMs });
  const inFlight = new Map<string, Promise<CacheResult>>();
  /** Time of the last drop by tag; renders that began before it are stale. */
  const droppedAtMs = new LRUCache<string, number>({ max: 2_000 });
  let isRecompressing = false;
  let restUntilMs = 0;

  const find = ({ key }: PageAddress): CacheEntry | undefined =>
    stores.pages.get(key) ?? displaced.get(key) ?? stores.misses.get(key);

  function forget(key: string): void {
    for (const pages of all) pages.delete(key);
  }

  const isBusy = (): boolean => inFlight.size >= maxRefreshes.aged || now() < restUntilMs;

  /** Whether a request waits for the refresh of a page. */
  function isTooOld({ renderedAtMs, changedAtMs }: CacheEntry): boolean {
    if (changedAtMs !== undefined && now() - changedAtMs >= changedForMs) return true;
    const followsRefresh = isBusy() || now() < restUntilMs + followsForMs;
    return now() - renderedAtMs >= (followsRefresh ? staleWhileBusyForMs : staleForMs);
  }

  function store(address: PageAddress, page: Page, startedAtMs: number, revalidated: boolean): void {
    const { key } = address;
    const kind = storeByStatus[page.status];
    forget(key);
    if (!kind) return;
    const changedAtMs = Math.max(...page.tags.map((tag) => droppedAtMs.get(tag) ?? -1));
    // A page rendered from cached content may be stale already: it is stored as due for a refresh.
    const renderedAtMs = revalidated ? startedAtMs : startedAtMs - freshForMs;
    stores[kind].set(key, { page, renderedAtMs, ...(changedAtMs >= startedAtMs && { changedAtMs }) });
  }

  /** One page at a time, and none waits: a page that is asked for often is asked for again when its turn can come. */
  function recompressOnce(page: Page): void {
    if (page.status !== 200 || page.recompressed || isRecompressing) return;
    isRecompressing = true;
    void recompressAndRest(page).finally(() => {
      isRecompressing = false;
    });
  }

  async function renderAndStore(
    address: PageAddress,
    earlier: Page | undefined,
    ipPrefix: string,
  ): Promise<CacheResult> {
    const startedAtMs = now();
    const response = await render(address, earlier !== undefined, ipPrefix);
    if (response.status >= 500) return earlier ?? pageOf(response);
    if (!isCacheable(response)) {
      await response.body?.cancel();
      uncacheable.set(address.key, true);
      forget(address.key);
      return 'uncacheable';
    }
    const page = await pageOf(response, earlier);
    store(address, page, startedAtMs, earlier !== undefined);
    return page;
  }

  function renderOnce(address: PageAddress, earlier: Page | undefined, ipPrefix = ''): Promise<CacheResult> {
    const running = inFlight.get(address.key);
    if (running) return running;
    const startedAtMs = now();
    const rendering = renderAndStore(address, earlier, ipPrefix).finally(() => {
      inFlight.delete(address.key);
      if (earlier) restUntilMs = now() + Math.min(restPerRefresh * (now() - startedAtMs), maxRestMs);
    });
    inFlight.set(address.key, rendering);
    return rendering;
  }

  function refresh(address: PageAddress, { page, changedAtMs }: CacheEntry): void {
    const hasChanged = changedAtMs !== undefined;
    if (inFlight.has(address.key) || (hasChanged ? inFlight.size >= maxRefreshes.changed : isBusy())) return;
    // If it fails, the next request starts another one.
    renderOnce(address, page).catch(() => {});
  }

  return {
    lookup(address, encoding) {
      const found = find(address);
      if (!found || isTooOld(found)) return undefined;
      if (found.changedAtMs !== undefined || now() - found.renderedAtMs >= freshForMs) refresh(address, found);
      if (encoding === 'br') recompressOnce(found.page);
      return found.page;
    },
    async get(address, ipPrefix) {
      if (uncacheable.has(address.key)) return 'uncacheable';
      const earlier = find(address)?.page;
      const rendering = renderOnce(address, earlier, ipPrefix);
      if (!earlier) return rendering;
      return withTimeout(rendering, revalidateTimeoutMs).catch(() => earlier);
    },
    drop(tag) {
      const changedAtMs = now();
      droppedAtMs.set(tag, changedAtMs);
      let count = 0;
      for (const pages of all) {
        for (const entry of pages.values()) {
          if (!entry.page.tags.includes(tag)) continue;
          entry.changedAtMs ??= changedAtMs;
          count += 1;
        }
      }
      return count;
    },
    size: () => stores.pages.calculatedSize + displaced.calculatedSize + stores.misses.calculatedSize,
  };
}
