import { tenantByKey } from '@group/themes/registry';
import { accessibilityFindings } from '../support/accessibility.ts';
import { exampleHomeTitle } from '../support/exampleHomeTitle.ts';
import { expect, test, siteOf } from '../support/test.ts';

const { features, hosts } = tenantByKey('rivabella');

for (const [index, { prefix, locale }] of (features.languages ?? []).entries()) {
  test(`the home in ${locale} is translated in title, layout and content, passes axe and fits into 320 pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(siteOf('rivabella', `/${prefix}`));
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${prefix}`));
    await expect(page).toHaveTitle(/Rivabella$/);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `https://${hosts.production[0]}/${prefix}`);
    // The example content has German without a locale.
    const title = await exampleHomeTitle('rivabella', index === 0 ? '' : locale);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    const links = page.getByRole('banner').getByRole('link');
    for (const address of await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))) {
      expect(address).toMatch(/^(?:\/(?:de|en|it|fr)(?:\/|$)|tel:)/);
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
