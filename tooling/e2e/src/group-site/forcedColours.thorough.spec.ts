import type { Page } from 'playwright/test';
import { listOf, openEntry, visit } from '../support/admin.ts';
import { editorTest } from '../support/editorTest.ts';
import { expect, siteOf, test } from '../support/test.ts';

const highlightOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    document.body.style.outlineColor = 'Highlight';
    return getComputedStyle(document.body).outlineColor;
  });

test('the current choice alone has a border in forced colours', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('tabor', '/besuch'));
  const main = page.getByRole('main');
  const current = main.getByRole('link', { name: 'Besuch', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  const highlight = await highlightOf(page);
  await expect(current).toHaveCSS('border-top-color', highlight);
  await expect(main.getByRole('link', { name: 'Schnuppern', exact: true })).toHaveCSS('border-top-style', 'none');
});

editorTest('the admin marks what is chosen in forced colours', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${listOf('page')}?page=1&pageSize=100`);
  const highlight = await highlightOf(page);
  const box = page.getByRole('row').nth(1).getByRole('checkbox');
  await expect(box).not.toHaveCSS('background-color', highlight);
  await box.click();
  await expect(box).toHaveCSS('background-color', highlight);
  await box.click();

  await openEntry(page, 'page', '/');
  const half = (name: string) => page.locator('div', { has: page.getByText(name, { exact: true }) }).last();
  await expect(half('Ja')).toHaveCSS('border-top-color', highlight);
  await expect(half('Nein')).not.toHaveCSS('border-top-color', highlight);
  await expect(page.getByRole('tab', { name: 'Entwurf' })).toHaveCSS('border-top-color', highlight);
  await expect(page.getByRole('tab', { name: 'Freigegeben' })).not.toHaveCSS('border-top-color', highlight);
  await page.emulateMedia({ forcedColors: 'none' });
});

editorTest("the admin's theme is also that of the browser's own controls", async ({ page }) => {
  await visit(page, '/admin');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.evaluate(() => localStorage.setItem('STRAPI_THEME', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
