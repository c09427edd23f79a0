import { LRUCache } from 'lru-cache';
import { sizeOf } from '../http/representation.ts';
import type { PageAddress } from './pageAddress.ts';
import { packBest, type Page, pageOf, tagHeader } from './page.ts';

/** Age from which a page is made anew behind the one who asks, in milliseconds. */
const freshFor = 2_000;

/** Age from which somebody waits for the new one, so that an unnoticed change is seen after a minute at the latest. */
const staleFor = 60_000;

/** No more pages are made at once behind visitors, so that many of them at many sites are still answered at once. */
const refreshes = 4;

/** How long somebody waits for a new page while there is an old one, in milliseconds. */
const patience = 500;

/** Pages that are there, and addresses that nothing is at, each in bytes. */
const pagesSize = 64 * 1024 * 1024;
const missesSize = 4 * 1024 * 1024;

/** How long an address with nothing at it is remembered, in milliseconds. */
const missFor = 10_000;

/** How long an address is remembered as one whose pages are not kept, in milliseconds. */
const passFor = 10_000;

interface Kept {
  page: Page;
  /** Milliseconds since the epoch; 0 for a page that shows something that has changed since. */
  madeAt: number;
}

export interface PageCacheOptions {
  /**
   * Makes a page for nobody in particular.
   * @param patient whether to wait for the latest content rather than take what is known
   */
  render(address: PageAddress, patient: boolean): Promise<Response>;
  now?: () => number;
  /** In bytes. */
  size?: number;
}

/** `pass`: this answer is for one visitor alone, who has to be asked after. */
export type Answer = Page | 'pass';

/** Finished pages, and one render a page in flight. */
export interface PageCache {
  /** A page that can be sent at once; where it is not new any more, it is made anew behind this. */
  peek(address: PageAddress): Page | undefined;
  get(address: PageAddress): Promise<Answer>;
  /** Pages with this tag are made anew before they are shown again. Returns how many there are. */
  drop(tag: string): number;
  /** Bytes that are kept. */
  size(): number;
}

/** Whether a response may be shown to everybody: from the site, without cookies, and not kept back by its screen. */
function isForAll({ headers }: Response): boolean {
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

export function createPageCache({ render, now = Date.now, size = pagesSize }: PageCacheOptions): PageCache {
  const sizes = { sizeCalculation: ({ page }: Kept) => sizeOf(page) };
  const kept = {
    pages: new LRUCache<string, Kept>({ maxSize: size, ...sizes }),
    misses: new LRUCache<string, Kept>({ maxSize: missesSize, ttl: missFor, ...sizes }),
  };
  const passes = new LRUCache<string, true>({ max: 2_000, ttl: passFor });
  const underWay = new Map<string, Promise<Answer>>();
  /** When something with this tag changed, in ms of the epoch. Longer ago, no page is still being made from before. */
  const dropped = new LRUCache<string, number>({ max: 2_000 });
  let packing = Promise.resolve();

  function keep({ key }: PageAddress, page: Page, startedAt: number, complete: boolean): void {
    const kind = kinds[page.status];
    if (!kind) return;
    const changed = page.tags.some((tag) => (dropped.get(tag) ?? -1) >= startedAt);
    const before = kept[kind].peek(key)?.page;
    // What was made of content that may be old is shown once, and made anew behind the next one.
    kept[kind].set(key, { page, madeAt: changed ? 0 : complete ? startedAt : startedAt - freshFor });
    kept[kind === 'pages' ? 'misses' : 'pages'].delete(key);
    if (before !== page && kind === 'pages') {
      packing = packing.then(() => packBest(page)).catch(() => {}); // The quickly packed one stays.
    }
  }

  async function make(address: PageAddress, earlier: Page | undefined): Promise<Answer> {
    const startedAt = now();
    const response = await render(address, earlier !== undefined);
    if (response.status >= 500) return earlier ?? pageOf(response);
    if (!isForAll(response)) {
      await response.body?.cancel();
      passes.set(address.key, true);
      kept.pages.delete(address.key);
      return 'pass';
    }
    const page = await pageOf(response, earlier);
    keep(address, page, startedAt, earlier !== undefined);
    return page;
  }

  function makeOnce(address: PageAddress, earlier: Page | undefined): Promise<Answer> {
    const running = underWay.get(address.key);
    if (running) return running;
    const making = make(address, earlier).finally(() => underWay.delete(address.key));
    underWay.set(address.key, making);
    return making;
  }

  const find = ({ key }: PageAddress): Kept | undefined => kept.pages.get(key) ?? kept.misses.get(key);

  return {
    peek(address) {
      const found = find(address);
      const age = found ? now() - found.madeAt : Number.POSITIVE_INFINITY;
      if (!found || age >= staleFor) return undefined;
      // Where it cannot be made now, the next one asks again.
      if (age >= freshFor && underWay.size < refreshes) makeOnce(address, found.page).catch(() => {});
      return found.page;
    },
    async get(address) {
      if (passes.has(address.key)) return 'pass';
      const earlier = find(address)?.page;
      const making = makeOnce(address, earlier);
      return earlier
        ? within(
            making.catch(() => earlier),
            patience,
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
