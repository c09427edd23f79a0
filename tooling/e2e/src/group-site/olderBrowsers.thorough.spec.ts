import type { Page } from 'playwright/test';
import { whenHydrated } from '../support/hydrated.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { makeOlder } from '../support/olderBrowser.ts';

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const opener = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true });

async function filter(page: Page): Promise<void> {
  await page.goto(siteOf('digallo', '/jobs/offene-stellen'));
  const status = page.getByRole('status');
  const all = await status.textContent();
  await page.getByRole('combobox', { name: 'Bereich' }).selectOption('technik');
  await expect(page).toHaveURL(/\?bereich=technik$/);
  await expect(status).not.toHaveText(all ?? '');
}

test.describe('in the oldest browsers that are fully supported', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await makeOlder(page);
  });

  test('the menu opens and closes, and the page behind it does not scroll', async ({ page, complaints }) => {
    await page.setViewportSize({ width: 700, height: 700 });
    await page.goto(siteOf('tabor'));
    expect(await page.evaluate(() => 'canParse' in URL || 'closedBy' in HTMLDialogElement.prototype)).toBe(false);
    await opener(page).click();
    const menu = menuOf(page);
    await expect(menu).toBeVisible();
    await page.mouse.move(60, 400);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await menu.click({ position: { x: 20, y: 600 } });
    await expect(menu).toBeVisible();
    await page.mouse.click(60, 400);
    await expect(menu).toBeHidden();
    await opener(page).click();
    await menu.getByRole('button', { name: 'Menü schliessen' }).click();
    await expect(menu).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await opener(page).press('Enter');
    await menu.getByRole('link', { name: 'Jobs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    complaints.length = 0;
  });

  test('filters update in place', async ({ page }) => {
    await filter(page);
  });

  test('the top bar hides and reappears', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 500 });
    await page.goto(siteOf('tabor'));
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', '');
    await page.mouse.wheel(0, -100);
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-hidden');
  });

  test('the gallery counter follows scrolling and buttons', async ({ page }) => {
    await page.goto(siteOf('tabor'));
    await page
      .getByRole('link', { name: /Bild vergrössern$/ })
      .first()
      .click();
    const large = page.getByRole('dialog').filter({ has: page.getByRole('img') });
    await expect(large).toContainText('1 / ');
    const row = large.locator('[data-gallery-row]');
    await row.evaluate((element) => element.scrollBy({ left: element.clientWidth }));
    await expect(large).toContainText('2 / ');
    const next = large.getByRole('button', { name: 'Nächstes Bild' });
    await next.click();
    await expect(large).toContainText('3 / ');
    const last = Number((await large.innerText()).split('/')[1]?.trim().split(/\s/)[0]);
    for (let press = 0; press <= last; press += 1) await next.press('Enter');
    await expect(large).toContainText(`${last} / ${last}`);
    await row.evaluate((element) => element.scrollBy({ left: -element.clientWidth }));
    await expect(large).toContainText(`${last - 1} / ${last}`);
  });

  test('hydration and the file list work', async ({ page }) => {
    await page.goto(siteOf('tabor', '/jobs/schnellbewerbung'));
    await whenHydrated(page);
    await page.getByLabel(/^Unterlagen/).setInputFiles({
      name: 'Lebenslauf.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    });
    await expect(page.getByRole('button', { name: /entfernen$/ })).toHaveCount(1);
  });
});

test('a failing enhancement does not affect the others', { tag: '@not-firefox' }, async ({ page, complaints }) => {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.setViewportSize({ width: 400, height: 500 });
  await page.goto(siteOf('tabor'));
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', '');
  await page.mouse.wheel(0, -100);
  await opener(page).click();
  await expect(menuOf(page)).toBeVisible();
  await filter(page);
  expect(new Set(complaints.splice(0).map((text) => text.split('\n')[0]))).toEqual(
    new Set(['Error: broken on purpose']),
  );
});
