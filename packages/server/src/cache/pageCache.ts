import { LRUCache } from 'lru-cache';
import { sizeOf } from '../http/representation.ts';
import type { PageAddress } from './pageAddress.ts';
import { recompress, type Page, pageOf, tagHeader } from './page.ts';

/** Age from which a page is made anew behind the one who asks, in milliseconds. */
const freshForMs = 2_000;

/** Age from which somebody waits for the new one, so that an unnoticed change is seen after a minute at the latest. */
const staleForMs = 60_000;

/** No more pages are made at once behind visitors, so that many of them at many sites are still answered at once. */
const maxConcurrentRefreshes = 4;

/** How long somebody waits for a new page while there is an old one, in milliseconds. */
const revalidateTimeoutMs = 500;

/** Pages that are there, and addresses that nothing is at, each in bytes. */
const maxPagesBytes = 64 * 1024 * 1024;
const maxMissesBytes = 4 * 1024 * 1024;

/** How long an address with nothing at it is remembered, in milliseconds. */
const notFoundForMs = 10_000;

/** How long an address is remembered as one whose pages are not kept, in milliseconds. */
const uncacheableForMs = 10_000;

interface CacheEntry {
  page: Page;
  /** Milliseconds since the epoch; 0 for a page that shows something that has changed since. */
  madeAt: number;
}

export interface PageCacheOptions {
  /**
   * Makes a page for nobody in particular.
   * @param revalidating whether to wait for the latest content rather than take what is known
   */
  render(address: PageAddress, revalidating: boolean): Promise<Response>;
  now?: () => number;
  /** In bytes. */
  maxBytes?: number;
}

/** `uncacheable`: this answer is for one visitor alone, who has to be asked after. */
export type Answer = Page | 'uncacheable';

/** Finished pages, and one render a page in flight. */
export interface PageCache {
  /** A page that can be sent at once; where it is not new any more, it is made anew behind this. */
  lookup(address: PageAddress): Page | undefined;
  get(address: PageAddress): Promise<Answer>;
  /** Pages with this tag are made anew before they are shown again. Returns how many there are. */
  drop(tag: string): number;
  /** Bytes that are kept. */
  size(): number;
}

/** Whether a response may be shown to everybody: from the site, without cookies, and not kept back by its screen. */
function isCacheable({ headers }: Response): boolean {
  const control = headers.get('cache-control') ?? '';
  const varies = headers.get('vary')?.toLowerCase() ?? 'accept-encoding';
  const asked = varies === 'accept-encoding' && !headers.has('set-cookie');
  return headers.has(tagHeader) && asked && !/no-store|private|no-cache/.test(control);
}

const kinds: Readonly<Record<number, 'pages' | 'misses'>> = { 200: 'pages', 404: 'misses', 410: 'misses' };

function within<T>(answer: Promise<T>, limit: number, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), limit);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

export function createPageCache({
  render,
  now = Date.now,
  maxBytes: size = maxPagesBytes,
}: PageCacheOptions): PageCache {
  const sizes = { sizeCalculation: ({ page }: CacheEntry) => sizeOf(page) };
  const kept = {
    pages: new LRUCache<string, CacheEntry>({ maxSize: size, ...sizes }),
    misses: new LRUCache<string, CacheEntry>({ maxSize: maxMissesBytes, ttl: notFoundForMs, ...sizes }),
  };
  const uncacheable = new LRUCache<string, true>({ max: 2_000, ttl: uncacheableForMs });
  const inFlight = new Map<string, Promise<Answer>>();
  /** When something with this tag changed, in ms of the epoch. Longer ago, no page is still being made from before. */
  const dropped = new LRUCache<string, number>({ max: 2_000 });
  let recompressing = Promise.resolve();

  function keep({ key }: PageAddress, page: Page, startedAt: number, complete: boolean): void {
    const kind = kinds[page.status];
    if (!kind) return;
    const changed = page.tags.some((tag) => (dropped.get(tag) ?? -1) >= startedAt);
    const before = kept[kind].peek(key)?.page;
    // What was made of content that may be old is shown once, and made anew behind the next one.
    kept[kind].set(key, { page, madeAt: changed ? 0 : complete ? startedAt : startedAt - freshForMs });
    kept[kind === 'pages' ? 'misses' : 'pages'].delete(key);
    if (before !== page && kind === 'pages') {
      recompressing = recompressing.then(() => recompress(page)).catch(() => {}); // The quickly encoded one stays.
    }
  }

  async function make(address: PageAddress, earlier: Page | undefined): Promise<Answer> {
    const startedAt = now();
    const response = await render(address, earlier !== undefined);
    if (response.status >= 500) return earlier ?? pageOf(response);
    if (!isCacheable(response)) {
      await response.body?.cancel();
      uncacheable.set(address.key, true);
      kept.pages.delete(address.key);
      return 'uncacheable';
    }
    const page = await pageOf(response, earlier);
    keep(address, page, startedAt, earlier !== undefined);
    return page;
  }

  function renderOnce(address: PageAddress, earlier: Page | undefined): Promise<Answer> {
    const running = inFlight.get(address.key);
    if (running) return running;
    const making = make(address, earlier).finally(() => inFlight.delete(address.key));
    inFlight.set(address.key, making);
    return making;
  }

  const find = ({ key }: PageAddress): CacheEntry | undefined => kept.pages.get(key) ?? kept.misses.get(key);

  return {
    lookup(address) {
      const found = find(address);
      const age = found ? now() - found.madeAt : Number.POSITIVE_INFINITY;
      if (!found || age >= staleForMs) return undefined;
      // Where it cannot be made now, the next one asks again.
      if (age >= freshForMs && inFlight.size < maxConcurrentRefreshes) renderOnce(address, found.page).catch(() => {});
      return found.page;
    },
    async get(address) {
      if (uncacheable.has(address.key)) return 'uncacheable';
      const earlier = find(address)?.page;
      const making = renderOnce(address, earlier);
      return earlier
        ? within(
            making.catch(() => earlier),
            revalidateTimeoutMs,
            earlier,
          )
        : making;
    },
    drop(tag) {
      dropped.set(tag, now());
      let count = 0;
      for (const pages of [kept.pages, kept.misses]) {
        for (const each of pages.values()) {
          if (!each.page.tags.includes(tag)) continue;
          each.madeAt = 0;
          count += 1;
        }
      }
      return count;
    },
    size: () => kept.pages.calculatedSize + kept.misses.calculatedSize,
  };
}
