import { type Locator, type Page } from 'playwright/test';
import { expect, test, siteOf } from '../support/test.ts';

/** More presses than the longest way on a home. */
const longestWay = 80;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < longestWay; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} is not reached by the keyboard`);
}

/** Whether what has the focus lies on the screen and shows an outline. */
function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const { top, bottom } = element.getBoundingClientRect();
    // The link of a card draws it around the whole card.
    const outlined = [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return bottom > 0 && top < window.innerHeight && outlined;
  });
}

/** Whether the focus lies below the top bar where the bar covers the page. */
function focusIsCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const bar = document.querySelector('header');
    // The skip link lies over the bar.
    if (!element || !bar || bar.contains(element) || element.matches('a[href="#content"]')) return false;
    return element.getBoundingClientRect().bottom <= bar.getBoundingClientRect().bottom;
  });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('by keyboard, every step of the home is seen, from the skip link to the footer', async ({ page }) => {
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
});

test('by keyboard, the top bar comes back with the focus and stays as long as it has it', async ({ page }) => {
  await page.goto(siteOf('tabor'), { waitUntil: 'networkidle' });
  const bar = page.getByRole('banner');
  const link = bar.getByRole('navigation').getByRole('link').first();
  await tabTo(page, link);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.waitForTimeout(250);
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(bar.locator(':focus')).toBeInViewport({ ratio: 1 });
});

test('by keyboard, the menu of a phone opens, keeps the focus, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('tabor'), { waitUntil: 'networkidle' });
  const opener = page.getByRole('button', { name: 'Menü', exact: true });
  await tabTo(page, opener);
  await page.keyboard.press('Space');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu).toBeVisible();
  const reached = new Set<string>();
  for (let press = 0; press < 15; press += 1) {
    reached.add(await page.evaluate(() => document.activeElement?.closest('main, footer, dialog')?.localName ?? ''));
    await page.keyboard.press('Tab');
  }
  expect(reached).toContain('dialog');
  expect([...reached].filter((part) => part === 'main' || part === 'footer')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('by keyboard, the gallery goes on, and a large picture closes where it was opened', async ({ page }) => {
  await page.goto(siteOf('tabor'), { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const picture = main.getByRole('link', { name: /Bild vergrössern$/ }).first();
  await tabTo(page, picture);
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog').filter({ has: page.getByRole('img') });
  await expect(large).toBeVisible();
  const counter = large.getByText(/^\d+ \/ \d+$/);
  await expect(counter).toHaveText(/^1 /);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/^2 /);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(/^1 /);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(picture).toBeFocused();

  // The way to the buttons leads along all pictures, so the row stands at its end.
  const previous = main.getByRole('button', { name: 'Vorheriges Bild' });
  await tabTo(page, previous);
  const position = main.getByText(/^\d+ \/ \d+$/).first();
  await expect(position).not.toHaveText(/^1 /);
  const before = Number.parseInt(await position.innerText(), 10);
  await page.keyboard.press('Enter');
  await expect(position).toHaveText(new RegExp(`^${before - 1} `));
  await expect(previous).toBeFocused();
});
