import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageAddress } from './pageAddress.ts';
import { createPageCache } from './pageCache.ts';
import type { Page } from './page.ts';

const address = (path = '/'): PageAddress => ({
  tenant: 'tabor',
  key: path,
  url: `http://x${path}`,
  target: path,
  undeclared: '',
});

function text(result: Page | 'uncacheable' | undefined): string {
  if (result === undefined || result === 'uncacheable') return String(result);
  const { identity, br } = result.encoded;
  return String(identity?.body ?? (br && brotliDecompressSync(br.body)));
}

describe('createPageCache', () => {
  let now = 0;
  let renders: { target: string; revalidating: boolean }[] = [];
  let content = 'first';
  let status = 200;
  let headers: Record<string, string> = {};
  let delay = 0;
  /** By how much the clock advances with each render. */
  let renderMs = 0;

  const makeCache = (maxBytes?: number) =>
    createPageCache({
      now: () => now,
      ...(maxBytes !== undefined && { maxBytes }),
      async render({ target }, revalidating) {
        renders.push({ target, revalidating });
        const body = content;
        now += renderMs;
        if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
        return new Response(body, { status, headers: { 'surrogate-key': 'tabor tabor:jobs', ...headers } });
      },
    });
  let cache = makeCache();

  beforeEach(() => {
    [now, renders, content, status, headers, delay, renderMs] = [1_000_000, [], 'first', 200, {}, 0, 0];
    cache = makeCache();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('allows CDNs alone to serve a stale page first, as browsers would show the page before a change', async () => {
    const page = await cache.get(address(), '');
    if (page === 'uncacheable') throw new Error('the page is public');
    const sent = page.encoded.identity?.headers ?? [];
    const valueOf = (name: string) => sent[sent.indexOf(name) + 1];
    expect(valueOf('cache-control')).toBe('public, max-age=0, s-maxage=2, stale-if-error=86400');
    expect(valueOf('cdn-cache-control')).toContain('stale-while-revalidate');
  });

  it('renders a page once for 200 concurrent requests', async () => {
    delay = 20;
    const pages = await Promise.all(Array.from({ length: 200 }, () => cache.get(address(), '')));
    expect(new Set(pages.map(text))).toEqual(new Set(['first']));
    expect(renders).toHaveLength(1);
  });

  it('serves a stale page at once and refreshes it in the background with the latest content', async () => {
    await cache.get(address(), '');
    content = 'second';
    now += 10_000;
    expect(Array.from({ length: 50 }, () => text(cache.lookup(address())))).toEqual(Array(50).fill('first'));
    await expect.poll(() => text(cache.lookup(address()))).toBe('second');
    expect(renders.map(({ revalidating }) => revalidating)).toEqual([false, true]);
  });

  it('refreshes a page once after it was rendered from cached content', async () => {
    await cache.get(address(), '');
    content = 'second';
    await expect.poll(() => text(cache.lookup(address()))).toBe('second');
    cache.lookup(address());
    // Another page takes as long as a second refresh would.
    await cache.get(address('/jobs'), '');
    expect(renders.map(({ target }) => target)).toEqual(['/', '/', '/jobs']);
  });

  it('serves no page older than a minute unless the refresh exceeds its timeout', async () => {
    await cache.get(address(), '');
    content = 'second';
    now += 60_000;
    expect(cache.lookup(address())).toBeUndefined();
    expect(text(await cache.get(address(), ''))).toBe('second');
    content = 'third';
    delay = 700;
    now += 60_000;
    expect(text(await cache.get(address(), ''))).toBe('second');
    await expect.poll(() => text(cache.lookup(address())), { timeout: 2_000 }).toBe('third');
  });

  it('serves pages of up to ten minutes at once while it refreshes another, except after a change', async () => {
    const [one, other] = [address('/'), address('/jobs')];
    for (const page of [one, other]) await cache.get(page, '');
    content = 'second';
    delay = 20;
    now += 60_000;
    const refresh = cache.get(one, '');
    expect(text(cache.lookup(other))).toBe('first');
    now += 540_000;
    expect(cache.lookup(other)).toBeUndefined();
    now -= 540_000;
    cache.drop('tabor:jobs');
    now += 250;
    expect(cache.lookup(other)).toBeUndefined();
    await refresh;
  });

  it('lets no request wait for an old page soon after another was refreshed for one', async () => {
    const [one, other] = [address('/'), address('/jobs')];
    for (const page of [one, other]) await cache.get(page, '');
    now += 60_000;
    await cache.get(one, '');
    expect(text(cache.lookup(other))).toBe('first');
    await cache.get(other, '');
    now += 60_000;
    expect(cache.lookup(one)).toBeUndefined();
  });

  it('invalidates only the pages that show the changed content', async () => {
    await cache.get(address('/jobs'), '');
    headers = { 'surrogate-key': 'geeren geeren:jobs' };
    await cache.get(address('/of-geeren'), '');
    content = 'second';
    headers = {};
    expect(cache.drop('tabor:jobs')).toBe(1);
    now += 250;
    expect(cache.lookup(address('/jobs'))).toBeUndefined();
    expect(text(cache.lookup(address('/of-geeren')))).toBe('first');
    expect(text(await cache.get(address('/jobs'), ''))).toBe('second');
  });

  it('lets no request wait for the refresh after a change, if one comes at once', async () => {
    await cache.get(address(), '');
    content = 'second';
    cache.drop('tabor:jobs');
    now += 1;
    const served = Array.from({ length: 50 }, () => text(cache.lookup(address())));
    expect(served).toEqual(Array(50).fill('first'));
    await expect.poll(() => text(cache.lookup(address()))).toBe('second');
    expect(renders.map(({ revalidating }) => revalidating)).toEqual([false, true]);
    now += 250;
    expect(text(cache.lookup(address()))).toBe('second');
  });

  it('does not keep a page whose render began before its content changed', async () => {
    delay = 20;
    const rendering = cache.get(address(), '');
    cache.drop('tabor:jobs');
    await rendering;
    now += 250;
    expect(cache.lookup(address())).toBeUndefined();
  });

  it('refreshes pages also after the clock of the system was put back', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    vi.useFakeTimers({ toFake: ['Date'] });
    const render = async () => new Response(content, { headers: { 'surrogate-key': 'tabor' } });
    cache = createPageCache({ render });
    await cache.get(address(), '');
    content = 'second';
    vi.setSystemTime(Date.now() - 3_600_000);
    clock.mockReturnValue(3_000);
    cache.lookup(address());
    await expect.poll(() => text(cache.lookup(address()))).toBe('second');
  });

  it('serves the stale page when the refresh fails', async () => {
    await cache.get(address(), '');
    [status, now] = [500, now + 3_600_000];
    expect(text(await cache.get(address(), ''))).toBe('first');
  });

  it.each([500, 503, 301])('does not store a %i', async (responseStatus) => {
    status = responseStatus;
    await cache.get(address(), '');
    expect([cache.lookup(address()), cache.size()]).toEqual([undefined, 0]);
  });

  it('forgets a page that redirects from now on', async () => {
    await cache.get(address(), '');
    [status, now] = [301, now + 60_000];
    expect(await cache.get(address(), '')).toMatchObject({ status: 301 });
    expect(cache.lookup(address())).toBeUndefined();
  });

  it.each<Record<string, string>>([
    { 'cache-control': 'no-store' },
    { 'cache-control': 'private, max-age=10' },
    { 'set-cookie': 'a=b' },
    { vary: 'cookie' },
    { 'surrogate-key': '' },
  ])('bypasses private responses: %o', async (responseHeaders) => {
    headers = responseHeaders;
    if (responseHeaders['surrogate-key'] === '') headers = { 'cache-control': 'no-store' };
    expect(await cache.get(address(), '')).toBe('uncacheable');
    expect(cache.size()).toBe(0);
    expect(await cache.get(address(), '')).toBe('uncacheable');
    expect(renders, 'remembered for a while').toHaveLength(1);
  });

  it('stores misses in a small cache of their own', async () => {
    status = 404;
    for (let page = 0; page < 3_000; page += 1) await cache.get(address(`/${page}`), '');
    expect(cache.size()).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(text(cache.lookup(address('/2999')))).toBe('first');
    expect(cache.lookup(address('/0'))).toBeUndefined();
  });

  it('stays within maxBytes', async () => {
    cache = makeCache(200_000);
    content = 'x'.repeat(20_000);
    for (let page = 0; page < 100; page += 1) await cache.get(address(`/${page}`), '');
    expect(cache.size()).toBeLessThanOrEqual(200_000);
    expect(cache.size()).toBeGreaterThan(100_000);
  });

  it('keeps displaced pages compact, and drops them by tag', async () => {
    cache = makeCache(200_000);
    content = 'x'.repeat(20_000);
    const pages = Array.from({ length: 20 }, (_, page) => address(`/${page}`));
    for (const page of pages) await cache.get(page, '');
    expect(pages.map((page) => text(cache.lookup(page)))).toEqual(pages.map(() => content));
    expect(pages.filter((page) => !cache.lookup(page)?.encoded.identity).length).toBeGreaterThan(10);
    expect(cache.drop('tabor:jobs')).toBe(20);
    now += 250;
    expect(pages.filter((page) => cache.lookup(page))).toEqual([]);
  });

  it('compresses a page better once it is asked for again in brotli, and a page of other clients not at all', async () => {
    content = Array.from({ length: 2_000 }, (_, number) => `Zimmer ${number % 37} im Haus ${number % 11}`).join(' ');
    const lengths = async (path: string, encoding: 'br' | 'gzip') => {
      const first = await cache.get(address(path), '');
      const before = first === 'uncacheable' ? 0 : first.encoded.br?.body.length;
      const after = () => cache.lookup(address(path), encoding)?.encoded.br?.body.length ?? 0;
      return { before: before ?? 0, after };
    };
    const other = await lengths('/jobs', 'gzip');
    other.after();
    const { before, after } = await lengths('/', 'br');
    await expect.poll(after).toBeLessThan(before);
    expect(other.after()).toBe(other.before);
    expect(text(cache.lookup(address()))).toBe(content);
  });

  it('compresses a displaced page better, too', async () => {
    cache = makeCache(200_000);
    content = Array.from({ length: 2_000 }, (_, number) => `Zimmer ${number % 37} im Haus ${number % 11}`).join(' ');
    for (const path of ['/', '/jobs', '/kontakt']) await cache.get(address(path), '');
    const { br, identity } = cache.lookup(address())?.encoded ?? {};
    expect(identity).toBeUndefined();
    const compressed = () => cache.lookup(address(), 'br')?.encoded.br?.body.length;
    await expect.poll(compressed).toBeLessThan(br?.body.length ?? 0);
    expect(text(cache.lookup(address()))).toBe(content);
  });

  it('compresses no page twice, also once others have displaced it', async () => {
    cache = makeCache(200_000);
    content = Array.from({ length: 2_000 }, (_, number) => `Zimmer ${number % 37} im Haus ${number % 11}`).join(' ');
    const compressed = (path: string) => cache.lookup(address(path), 'br')?.encoded.br?.body;
    const better = (path: string, length = compressed(path)?.length) =>
      expect.poll(() => compressed(path)?.length, { timeout: 5_000 }).toBeLessThan(length ?? 0);
    await cache.get(address(), '');
    await better('/');
    const best = compressed('/');
    for (const path of ['/jobs', '/kontakt', '/wohnen']) await cache.get(address(path), '');
    expect(cache.lookup(address())?.encoded.identity).toBeUndefined();
    expect(compressed('/')).toBe(best);
    await better('/wohnen');
    expect(compressed('/')).toBe(best);
  });

  it('takes no more memory than its pages', async () => {
    content = 'Zimmer '.repeat(2_000);
    const page = await cache.get(address(), '');
    const bodies = page === 'uncacheable' ? [] : Object.values(page.encoded).map(({ body }) => body);
    expect(bodies.map(({ buffer }) => buffer.byteLength)).toEqual(bodies.map(({ length }) => length));
    expect(bodies).toHaveLength(3);
  });

  it('rests after a refresh, in which only pages whose content has changed are refreshed', async () => {
    const [one, other] = [address('/'), address('/jobs')];
    for (const page of [one, other]) await cache.get(page, '');
    [renders, content, now, renderMs] = [[], 'second', now + 10_000, 20];
    cache.lookup(one);
    await expect.poll(() => text(cache.lookup(one))).toBe('second');
    expect(text(cache.lookup(other))).toBe('first');
    expect(renders).toHaveLength(1);
    now += 60;
    expect(text(cache.lookup(other))).toBe('first');
    await expect.poll(() => text(cache.lookup(other))).toBe('second');
    cache.drop('tabor:jobs');
    cache.lookup(one);
    await expect.poll(() => renders.map(({ target }) => target)).toEqual(['/', '/jobs', '/']);
  });
});
