import { expect, siteOf, test } from '../support/test.ts';

test('the current choice alone has a border in forced colours', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteOf('tabor', '/besuch'));
  const main = page.getByRole('main');
  const current = main.getByRole('link', { name: 'Besuch', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  const highlight = await page.evaluate(() => {
    document.body.style.outlineColor = 'Highlight';
    return getComputedStyle(document.body).outlineColor;
  });
  await expect(current).toHaveCSS('border-top-color', highlight);
  await expect(main.getByRole('link', { name: 'Schnuppern', exact: true })).toHaveCSS('border-top-style', 'none');
});
