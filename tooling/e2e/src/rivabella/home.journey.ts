import { accessibilityFindings } from '../looking/accessibility.ts';
import { expect, journey, siteOf } from '../looking/journey.ts';

for (const prefix of ['de', 'it', 'fr', 'en']) {
  journey(`the home in ${prefix} has no finding of axe and fits into 320 pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(siteOf('rivabella', `/${prefix}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
