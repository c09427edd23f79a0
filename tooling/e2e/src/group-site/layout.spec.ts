import type { Page } from 'playwright/test';
import { expect, test, siteOf } from '../support/test.ts';

/** How long the top bar waits after scrolling. */
const debounceMs = 50;

/** Scrolls and moves the page's clock past the debounce. */
async function scrollTo(page: Page, position: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    position,
  );
  await page.clock.runFor(debounceMs);
}

/** Whether the top bar is visible, once it has moved: Firefox' driver cannot reduce motion. */
function barIsShown(page: Page): Promise<boolean> {
  return page.getByRole('banner').evaluate(async (bar) => {
    await Promise.all(bar.getAnimations().map(({ finished }) => finished));
    return bar.getBoundingClientRect().bottom > 1;
  });
}

test('the top bar hides on the way down and reappears on the way up, also after a menu and a reload', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto(siteOf('tabor'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('button', { name: 'Menü schliessen' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await scrollTo(page, 1_500);
  expect(await barIsShown(page)).toBe(false);
  await scrollTo(page, 1_485);
  expect(await barIsShown(page)).toBe(false);
  await scrollTo(page, 1_484);
  expect(await barIsShown(page)).toBe(true);
  // As a visitor reloads: WebKit does not restore the position after a reload by its inspector.
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())]);
  const position = () => page.evaluate(() => window.scrollY);
  await expect.poll(position).toBeGreaterThan(1_000);
  const shown = await barIsShown(page);
  await scrollTo(page, (await position()) - 8);
  expect(await barIsShown(page)).toBe(shown);
});

test('going back restores the scroll position', async ({ page, complaints }) => {
  await page.goto(siteOf('tabor'), { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('main').getByRole('link', { name: 'Alle Stellen ansehen' }).click();
  await page.waitForURL('**/jobs/offene-stellen');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
  // The linked page does not exist yet, which the browser logs.
  complaints.length = 0;
});

/** Where the entries of the list below a heading begin, in whole pixels, once each. */
async function topsBelow(page: Page, heading: string, entry: string): Promise<readonly number[]> {
  const list = page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
  const tops = await list.locator(entry).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  return [...new Set(tops.map(Math.round))];
}

test('three advantages stand in one row on an upright tablet, and in one column on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(siteOf('bauma', '/jobs'));
  expect(await topsBelow(page, 'Wie es bei uns ist', 'li')).toHaveLength(1);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await topsBelow(page, 'Wie es bei uns ist', 'li')).toHaveLength(3);
});

test('news without a picture is as high as its neighbours', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteOf('bauma'));
  expect(await topsBelow(page, 'Dorfgeflüster', 'h3')).toHaveLength(1);
});
