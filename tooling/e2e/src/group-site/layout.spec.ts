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

test.describe('the top bar', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(siteOf('tabor'), { waitUntil: 'networkidle' });
  });

  for (const [distancePx, isShown] of [
    [14, false],
    [15, false],
    [16, true],
  ] as const) {
    test(`is ${isShown ? 'shown' : 'still hidden'} after scrolling ${distancePx} px up`, async ({ page }) => {
      await scrollTo(page, 800);
      expect(await barIsShown(page)).toBe(false);
      await scrollTo(page, 800 - distancePx);
      expect(await barIsShown(page)).toBe(isShown);
    });
  }

  test('is shown at 9 px and hidden at 10 px', async ({ page }) => {
    await scrollTo(page, 9);
    expect(await barIsShown(page)).toBe(true);
    await scrollTo(page, 10);
    expect(await page.getByRole('banner').getAttribute('data-hidden')).toBe('');
    await scrollTo(page, 9);
    expect(await barIsShown(page)).toBe(true);
  });

  test('hides again after the menu of a phone was closed by a tap', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await page.getByRole('button', { name: 'Menü schliessen' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await scrollTo(page, 800);
    expect(await barIsShown(page)).toBe(false);
  });

  test('is shown when the keyboard’s focus enters it', async ({ page }) => {
    await scrollTo(page, 800);
    expect(await barIsShown(page)).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.getByRole('banner').getByRole('link').first().focus();
    expect(await barIsShown(page)).toBe(true);
  });

  test('is not hidden by a small way up after a reload far down', async ({ page }) => {
    await scrollTo(page, 1_500);
    // As a visitor reloads: WebKit does not restore the position after a reload by its inspector.
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())]);
    const position = () => page.evaluate(() => window.scrollY);
    await expect.poll(position).toBeGreaterThan(1_000);
    const restored = await position();
    const shown = await barIsShown(page);
    await scrollTo(page, restored - 8);
    expect(await barIsShown(page)).toBe(shown);
  });
});

test('the first Tab key reaches the skip link', async ({ page }) => {
  await page.goto(siteOf('tabor'), { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link of the mobile menu closes it', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('tabor'), { waitUntil: 'networkidle' });
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await menu.getByRole('link').first().click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The linked page does not exist yet, which the browser logs.
  complaints.length = 0;
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
