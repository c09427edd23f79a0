import { beforeEach, describe, expect, it } from 'vitest';
import type { PageAddress } from './pageAddress.ts';
import { createPageCache } from './pageCache.ts';
import type { Page } from './page.ts';

const address = (path = '/'): PageAddress => ({ key: path, url: `http://x${path}`, target: path, undeclared: '' });

const text = (answer: Page | 'uncacheable' | undefined): string =>
  answer === undefined || answer === 'uncacheable' ? String(answer) : answer.encoded.identity.body.toString();

/** Lets whatever goes on behind an answer come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('the page cache', () => {
  let now = 0;
  let renders: { target: string; revalidating: boolean }[] = [];
  let words = 'first';
  let status = 200;
  let headers: Record<string, string> = {};
  let delay = 0;

  const make = (size?: number) =>
    createPageCache({
      now: () => now,
      ...(size !== undefined && { maxBytes: size }),
      async render({ target }, revalidating) {
        renders.push({ target, revalidating });
        const body = words;
        if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
        return new Response(body, { status, headers: { 'surrogate-key': 'tabor tabor:jobs', ...headers } });
      },
    });
  let cache = make();

  beforeEach(() => {
    [now, renders, words, status, headers, delay] = [1_000_000, [], 'first', 200, {}, 0];
    cache = make();
  });

  it('makes one page for 200 who ask at once', async () => {
    delay = 20;
    const pages = await Promise.all(Array.from({ length: 200 }, () => cache.get(address())));
    expect(new Set(pages.map(text))).toEqual(new Set(['first']));
    expect(renders).toHaveLength(1);
  });

  it('shows an old page at once, and makes one new page behind it, with the latest content', async () => {
    await cache.get(address());
    words = 'second';
    now += 10_000;
    expect(Array.from({ length: 50 }, () => text(cache.lookup(address())))).toEqual(Array(50).fill('first'));
    await settle();
    expect(renders.map(({ revalidating }) => revalidating)).toEqual([false, true]);
    expect(text(cache.lookup(address()))).toBe('second');
  });

  it('asks for the latest soon after a page was made of what was known', async () => {
    await cache.get(address());
    cache.lookup(address());
    await settle();
    cache.lookup(address());
    await settle();
    expect(renders).toHaveLength(2);
  });

  it('lets nobody see a page that is older than a minute, unless the new one takes too long', async () => {
    await cache.get(address());
    words = 'second';
    now += 60_000;
    expect(cache.lookup(address())).toBeUndefined();
    expect(text(await cache.get(address()))).toBe('second');
    words = 'third';
    delay = 700;
    now += 60_000;
    expect(text(await cache.get(address()))).toBe('second');
    await expect.poll(() => text(cache.lookup(address())), { timeout: 2_000 }).toBe('third');
  });

  it('drops what shows changed content, and nothing else', async () => {
    await cache.get(address('/jobs'));
    headers = { 'surrogate-key': 'geeren geeren:jobs' };
    await cache.get(address('/of-geeren'));
    words = 'second';
    headers = {};
    expect(cache.drop('tabor:jobs')).toBe(1);
    expect(cache.lookup(address('/jobs'))).toBeUndefined();
    expect(text(cache.lookup(address('/of-geeren')))).toBe('first');
    now += 1;
    expect(text(await cache.get(address('/jobs')))).toBe('second');
  });

  it('does not take a page for new that was begun before a change', async () => {
    delay = 20;
    const made = cache.get(address());
    cache.drop('tabor:jobs');
    await made;
    expect(cache.lookup(address())).toBeUndefined();
  });

  it('shows the old page while making a new one fails', async () => {
    await cache.get(address());
    [status, now] = [500, now + 3_600_000];
    expect(text(await cache.get(address()))).toBe('first');
  });

  it.each([500, 503, 301])('does not keep a %i', async (failure) => {
    status = failure;
    await cache.get(address());
    expect([cache.lookup(address()), cache.size()]).toEqual([undefined, 0]);
  });

  it.each<Record<string, string>>([
    { 'cache-control': 'no-store' },
    { 'cache-control': 'private, max-age=10' },
    { 'set-cookie': 'a=b' },
    { vary: 'cookie' },
    { 'surrogate-key': '' },
  ])('hands on what is for one visitor alone: %o', async (own) => {
    headers = own;
    if (own['surrogate-key'] === '') headers = { 'cache-control': 'no-store' };
    expect(await cache.get(address())).toBe('uncacheable');
    expect(cache.size()).toBe(0);
    expect(await cache.get(address())).toBe('uncacheable');
    expect(renders, 'remembered for a while').toHaveLength(1);
  });

  it('keeps what is not there for a short time and in little room', async () => {
    status = 404;
    for (let page = 0; page < 3_000; page += 1) await cache.get(address(`/${page}`));
    expect(cache.size()).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(text(cache.lookup(address('/2999')))).toBe('first');
    expect(cache.lookup(address('/0'))).toBeUndefined();
  });

  it('takes no more room than it is given', async () => {
    cache = make(200_000);
    words = 'x'.repeat(20_000);
    for (let page = 0; page < 100; page += 1) await cache.get(address(`/${page}`));
    expect(cache.size()).toBeLessThanOrEqual(200_000);
    expect(cache.size()).toBeGreaterThan(100_000);
  });
});
