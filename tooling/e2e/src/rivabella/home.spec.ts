import { accessibilityFindings } from '../support/accessibility.ts';
import { exampleHomeTitle } from '../support/exampleHomeTitle.ts';
import { expect, test, siteOf } from '../support/test.ts';

for (const [prefix, locale] of [
  ['de', ''],
  ['it', 'it-CH'],
  ['fr', 'fr-CH'],
  ['en', 'en'],
] as const) {
  test(`the home in ${prefix} passes axe and fits into 320 pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(siteOf('rivabella', `/${prefix}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(await exampleHomeTitle('rivabella', locale));
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
