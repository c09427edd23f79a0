import type { Page } from 'playwright/test';
import { expect, test, siteOf } from '../support/test.ts';

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const openerOf = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });

test('the menu of a phone opens by its button and closes by button and Escape, and holds the focus between', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(siteOf('tabor'));
  const [menu, opener] = [menuOf(page), openerOf(page)];
  await opener.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Menü schliessen' }).click();
  await expect(menu).toBeHidden();
  await opener.press('Enter');
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
  // In Firefox, the tabs have led on to the browser's own bars: the window has the focus no longer.
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a click beside the menu closes it, and the page behind it does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await page.goto(siteOf('tabor'));
  const menu = menuOf(page);
  await openerOf(page).click();
  // Without the strip that scrollbars of the page need, which the menu covers.
  await expect(menu).toBeInViewport({ ratio: 0.95 });
  await page.mouse.move(60, 400);
  await page.mouse.wheel(0, 400);
  await menu.click({ position: { x: 20, y: 600 } });
  await expect(menu).toBeVisible();
  await page.mouse.click(60, 400);
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});
