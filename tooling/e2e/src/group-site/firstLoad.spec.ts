import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { repository } from '@group/start/settings';
import { tenantByKey } from '@group/themes/registry';
import { ask } from '@group/operations/client';
import type { Page } from 'playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

/** JavaScript budgets of the pages with an island, React included, in bytes, brotli-compressed. */
const budgets = { '/jobs/schnellbewerbung': 77_000, '/mail-signatur': 70_000 };

/** Budget of the script of every page. */
const entryBudget = 4_400;

const compress = promisify(brotliCompress);
const built = join(repository, 'apps/group-site/build/client/assets');

async function compressedSize(bytes: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return (await compress(bytes, { params })).length;
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} loads at most ${budget / 1_000} kB of JavaScript, all after the load event`, async ({ page }) => {
    const loaded = new Set<string>();
    let before: string[] = [];
    page.on('load', () => (before = [...loaded]));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) loaded.add(pathname);
    });
    await page.goto(siteOf('tabor', path));
    await whenHydrated(page);
    const sizes = await Promise.all(
      [...loaded].map(async (file) => ({ file, size: await compressedSize(await readFile(join(built, '..', file))) })),
    );
    const sum = sizes.reduce((total, { size }) => total + size, 0);
    const list = sizes.toSorted((one, other) => other.size - one.size).map(({ file, size }) => `${size} ${file}`);
    test.info().annotations.push({ type: 'bytes of JavaScript', description: `${sum}\n${list.join('\n')}` });
    expect(sizes.length).toBeGreaterThan(2);
    expect(sum, list.join('\n')).toBeLessThanOrEqual(budget);
    expect(before).toEqual([]);
    const entry = sizes.find(({ file }) => /^\/assets\/entry\.client-[\w-]+\.js$/.test(file));
    expect(entry?.size).toBeLessThanOrEqual(entryBudget);
  });
}

/** Without its pictures, no page has loaded. */
async function stopPicturesAndTime(page: Page): Promise<void> {
  await page.route('**/pictures/**', () => undefined);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}

test('a picture that never arrives delays the script by two seconds, or until a key', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await stopPicturesAndTime(page);
  const open = async (): Promise<void> => {
    await page.goto(siteOf('tabor'), { waitUntil: 'domcontentloaded' });
    await page.clock.fastForward(1_900);
    expect(scripts).toEqual([]);
  };
  await open();
  await page.clock.fastForward(100);
  await expect.poll(() => scripts).toHaveLength(1);
  scripts.length = 0;
  await open();
  await page.keyboard.press('Tab');
  await expect.poll(() => scripts).toHaveLength(1);
});

test('a browser without invoker commands does not wait with the script, which its menu needs', async ({ page }) => {
  const script = page.waitForRequest((request) => request.resourceType() === 'script');
  await stopPicturesAndTime(page);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement'));
  await page.goto(siteOf('tabor'), { waitUntil: 'domcontentloaded' });
  await page.clock.fastForward(1);
  await script;
});

test('a page without interaction loads no React, and its menu opens', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
  });
  await page.setViewportSize({ width: 400, height: 500 });
  await page.goto(siteOf('tabor'));
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
});

test('the phone number keeps its place when the fonts come late', { tag: '@chromium' }, async ({ page }) => {
  const painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteOf('tabor'), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const number = page.getByRole('banner').locator('a[href^="tel:"]').filter({ visible: true });
  const place = await number.boundingBox();
  painted.resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(await number.boundingBox()).toEqual(place);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('home loads pictures at most a quarter wider than they are drawn', { tag: '@chromium' }, async ({ page }) => {
    await page.goto(siteOf('rosengarten'), { waitUntil: 'networkidle' });
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((image) => {
        const fileWidth = Number(/\/pictures\/(\d+)\//.exec(image.currentSrc)?.[1]);
        const { width, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const drawnWidth = Math.max(width, height * ratio) * devicePixelRatio;
        return fileWidth ? [{ file: image.currentSrc, excess: fileWidth / drawnWidth }] : [];
      }),
    );
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter(({ excess }) => excess > 1.25)).toEqual([]);
  });
});

test('no page waits for a style sheet', async () => {
  const { sitePort: port } = runningStack();
  const host = tenantByKey('tabor').hosts.development;
  for (const path of ['/', '/jobs/offene-stellen', '/mail-signatur']) {
    const [head = ''] = (await ask({ host, port, path })).body.split('<body');
    expect(head).toContain('<style');
    expect(head).not.toContain('rel="stylesheet"');
  }
});

test('assets are compressed and immutable', async () => {
  const { sitePort: port } = runningStack();
  const host = tenantByKey('tabor').hosts.development;
  const { body } = await ask({ host, port });
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(body) ?? [];
  const { headers } = await ask({ host, port, path: script, headers: { 'accept-encoding': 'br, gzip' } });
  expect(headers['content-encoding']).toMatch(/br|gzip/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('browser assets contain no zod, router, token or server code', async () => {
  const files = (await readdir(built)).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(2);
  const { contentToken } = runningStack();
  // Strings of zod, the router, the gateway and the server modules that survive minification.
  const forbidden = [
    'ZodError',
    'react-router',
    'invalid_union',
    'Bearer ',
    'CONTENT_API_TOKEN',
    'SITE_HOSTS_FILE',
    contentToken,
  ];
  for (const file of files) {
    const text = await readFile(join(built, file), 'utf8');
    expect(
      forbidden.filter((word) => text.includes(word)),
      file,
    ).toEqual([]);
  }
});
