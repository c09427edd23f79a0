import type { TenantKey } from '@group/themes/registry';
import type { Page } from 'playwright/test';
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

/** The paths of the first entries of the lists. */
async function pathsOfEntries(page: Page, key: TenantKey): Promise<string[]> {
  const paths: string[] = [];
  for (const [list, pattern] of details) {
    await page.goto(siteOf(key, list));
    const links = page.getByRole('main').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const first = hrefs.find((href) => pattern.test(href));
    if (first?.startsWith('/')) paths.push(first);
  }
  return paths;
}

/** Checks the page that is open in a window of 1280 pixels. */
async function passesAxeAndFits(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  expect(await accessibilityFindings(page), path).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const { key } of sweptTenants) {
  test(`${key} serves every screen of the route table, which passes axe, logs no errors and fits into 320 pixels`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const row of [...screens, ...screensOfStandardSites]) {
      await checkRow(page, siteOf(key, ''), row, complaints);
      if (!row.status) await passesAxeAndFits(page);
    }
    const entries = await pathsOfEntries(page, key);
    expect(entries.length).toBeGreaterThan(2);
    for (const path of entries) {
      await page.goto(siteOf(key, path));
      await passesAxeAndFits(page);
    }
  });
}
