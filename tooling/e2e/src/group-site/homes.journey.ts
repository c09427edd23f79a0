import { standardTenants } from '@group/themes/registry';
import { accessibilityFindings } from '../looking/accessibility.ts';
import { expect, journey, siteOf } from '../looking/journey.ts';

for (const tenant of standardTenants) {
  journey.describe(`home of ${tenant.key}`, () => {
    journey('shows the organisation in its own name, colours and pictures', async ({ page }) => {
      const response = await page.goto(siteOf(tenant.key));
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(new RegExp(` • ${tenant.name}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#[\da-f]{6}$/i);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://${tenant.hosts.production[0]}/`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      const logo = page.getByRole('banner').getByRole('img').first();
      await expect(logo).toBeVisible();
      await expect(page.getByRole('banner').getByRole('navigation').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toHaveAttribute(
        'href',
        '/impressum',
      );

      const icon = await page.locator('link[rel="icon"]').first().getAttribute('href');
      expect((await page.request.get(new URL(icon ?? '', page.url()).href)).status()).toBe(200);

      for (const picture of await page.getByRole('main').locator('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    });

    journey('has no finding of axe and fits into 320 pixels', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(siteOf(tenant.key));
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}
