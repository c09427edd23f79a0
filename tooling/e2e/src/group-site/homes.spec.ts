import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import type { TenantKey } from '@group/themes/registry';
import { exampleHomeTitle } from '../support/exampleHomeTitle.ts';
import { askWith } from '../support/login.ts';
import { sweptTenants } from '../support/sweptTenants.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { expectOneRow } from '../support/topBarRow.ts';

async function nameInContentService(tenant: TenantKey): Promise<string> {
  const { body } = await askWith(`/api/konfiguration-${tenant}?populate=deep&locale=`, { tenant });
  const answer: { data: { attributes: { Name: string } } } = JSON.parse(body);
  return answer.data.attributes.Name;
}

/** Two navigations that take all the room that a check of the content service allows. */
const navigations = [
  ['Wohnen & Umgebung', 'Pflege & Betreuung', 'Gastronomie', 'Jobs', 'Über uns', 'Kontakt & Bahn'],
  ['Wohnen', 'Pflege', 'Küche', 'Anlässe', 'Medien', 'Jobs & Ausbildung', 'Die Stiftung', 'Kontakt'],
];

/** Checks that logo and menu stand beside each other in the top bar of a phone. */
async function expectOneRowOnPhone(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  const banner = page.getByRole('banner');
  const [logo, menu] = [banner.getByRole('img').first(), banner.getByRole('button', { name: 'Menü', exact: true })];
  const [left, right] = [await logo.boundingBox(), await menu.boundingBox()];
  // In Firefox, a scrollbar takes 12 of the pixels.
  expect(left?.width).toBeGreaterThan(125);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
}

/** Checks that the opening of a window of 360 × 640 px shows more than half of a picture of 3:2, and so its subject. */
async function expectWholeSubject(page: Page): Promise<void> {
  const picture = await page.getByRole('main').locator('img[fetchpriority="high"]').boundingBox();
  expect(picture?.height).toBeGreaterThan((picture?.width ?? 0) / 3);
}

for (const tenant of sweptTenants) {
  test.describe(`home of ${tenant.key}`, () => {
    test("shows the organisation's name, colours and pictures, passes axe, and has a top bar of one row", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const response = await page.goto(siteOf(tenant.key));
      expect(response?.status()).toBe(200);
      expect((await page.title()).split(' • ').at(-1)).toBe(await nameInContentService(tenant.key));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#[\da-f]{6}$/i);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://${tenant.hosts.production[0]}/`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText(await exampleHomeTitle(tenant.key));

      const logo = page.getByRole('banner').getByRole('img').first();
      await expect(logo).toBeVisible();
      await expect(page.getByRole('banner').getByRole('navigation').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toHaveAttribute(
        'href',
        '/impressum',
      );

      const icon = await page.locator('link[rel="icon"]').first().getAttribute('href');
      const { status, headers } = await askWith(icon ?? '', { tenant: tenant.key });
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('image/svg+xml');

      for (const picture of await page.getByRole('main').locator('img').filter({ visible: true }).all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }

      // The contrast of all colours is a test of the themes.
      expect(await accessibilityFindings(page)).toEqual([]);
      await expectOneRowOnPhone(page, 360);
      await expectWholeSubject(page);
      await expectOneRowOnPhone(page, 320);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectOneRow(page, navigations);
    });
  });
}
