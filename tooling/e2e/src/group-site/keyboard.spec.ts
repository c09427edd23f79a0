import { type Locator, type Page } from 'playwright/test';
import { dropComplaints } from '../support/complaints.ts';
import { expect, test, siteOf } from '../support/test.ts';

/** More than the focusable elements of a home page. */
const longestWay = 80;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < longestWay; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} is not reached by the keyboard`);
}

/** Whether the focused element is in the viewport and has an outline. */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const { top, bottom } = element.getBoundingClientRect();
    // A card's link draws its outline around the whole card.
    const outlined = [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return bottom > 0 && top < window.innerHeight && outlined;
  });
}

/** Whether the focused element is not covered by the top bar. */
function focusIsCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const bar = document.querySelector('header');
    // The skip link is above the bar.
    if (!element || !bar || bar.contains(element) || element.matches('a[href="#content"]')) return false;
    return element.getBoundingClientRect().bottom <= bar.getBoundingClientRect().bottom;
  });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the focus is visible at every step of the home page, from the skip link to the footer', async ({ page }) => {
  await page.goto(siteOf('tabor'), { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  let steps = 0;
  for (; steps < longestWay; steps += 1) {
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
    expect(await focusIsSeen(page), where).toBe(true);
    expect(await focusIsCovered(page), where).toBe(false);
    if (await last.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  expect(steps).toBeGreaterThan(15);
  await expect(last).toBeFocused();
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the top bar is shown while it contains the focus', async ({ page }) => {
  await page.clock.install();
  await page.goto(siteOf('tabor'), { waitUntil: 'networkidle' });
  const bar = page.getByRole('banner');
  const link = bar.getByRole('navigation').getByRole('link').first();
  await tabTo(page, link);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: 900, behavior: 'instant' });
      }),
  );
  await page.clock.runFor(250);
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(bar.locator(':focus')).toBeInViewport({ ratio: 1 });
});

test('the heading of the next page takes the focus, but not from a visitor who was quicker', async ({
  page,
  complaints,
}) => {
  await page.route('**/pictures/**', () => undefined);
  const follow = async (): Promise<void> => {
    await page.goto(siteOf('tabor'), { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByRole('link', { name: 'Wohnen' }).filter({ visible: true }).press('Enter');
    await page.waitForURL('**/wohnen', { waitUntil: 'domcontentloaded' });
  };
  await follow();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await follow();
  await page.keyboard.press('Tab');
  // The key starts the script, which has run once its import is over.
  await page.evaluate(() => import(document.querySelector<HTMLElement>('[data-entry]')?.dataset.entry ?? ''));
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  // Of the first page, which is left before its script has arrived: only Firefox logs it.
  dropComplaints(complaints, /error loading dynamically imported module/);
});
