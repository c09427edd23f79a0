import { accessibilityFindings } from '../support/accessibility.ts';
import { checkRow } from '../support/checkRow.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { screens, screensOfStandardSites } from '../support/routeTable.ts';
import { sweptTenants } from '../support/sweptTenants.ts';

/** A list, and the target of its first entry. */
const details = [
  ['/events', /^\/events\/[a-z\d]{24}\/[a-z\d-]+$/],
  ['/media', /^\/media\/[a-z\d]{24}\/[a-z\d-]+$/],
  ['/jobs/offene-stellen', /^\/jobs\/offene-(?:stellen|lehrstellen)\/[a-z\d]{24}$/],
  ['/jobs/offene-lehrstellen', /^\/jobs\/offene-lehrstellen\/[a-z\d]{24}$/],
  ['/unsere-haeuser', /^(?:https?:\/\/[^/]+)?\/unsere-haeuser\/[a-z\d-]+$/],
] as const;

for (const { key } of sweptTenants) {
  test(`${key} serves every screen of the route table`, async ({ page, complaints }) => {
    test.setTimeout(120_000);
    for (const row of [...screens, ...screensOfStandardSites]) await checkRow(page, siteOf(key, ''), row, complaints);
  });
}

for (const { key } of sweptTenants) {
  test(`${key}: each screen passes axe, logs no errors and fits into 320 pixels`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const paths = [...screens, ...screensOfStandardSites].filter(({ status }) => !status).map(({ path }) => path);
    for (const [list, pattern] of details) {
      await page.goto(siteOf(key, list));
      const hrefs = await page.getByRole('main').getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')); // prettier-ignore
      const first = hrefs.find((href) => pattern.test(href));
      if (first?.startsWith('/')) paths.push(first);
    }
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(siteOf(key, path));
      expect(await accessibilityFindings(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
}
