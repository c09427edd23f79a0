import { standardTenants } from '@group/themes/registry';
import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { otherPages, pageProblems } from '../support/everyPage.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { openingProblems } from '../support/firstScreen.ts';
import { heroProblems, largestWindow } from '../support/heroes.ts';
import { screens, screensOfStandardSites } from '../support/routeTable.ts';

/** Lists, and the target of their first entries. */
const details = new Map([
  ['/events', /^\/events\/[a-z\d]{24}\/[a-z\d-]+$/],
  ['/media', /^\/media\/[a-z\d]{24}\/[a-z\d-]+$/],
  ['/jobs/offene-stellen', /^\/jobs\/offene-(?:stellen|lehrstellen)\/[a-z\d]{24}$/],
  ['/jobs/offene-lehrstellen', /^\/jobs\/offene-lehrstellen\/[a-z\d]{24}$/],
  ['/unsere-haeuser', /^\/unsere-haeuser\/[a-z\d-]+$/],
]);

/** The path of the first entry of the current page, if it is a list of entries on this site. */
async function firstEntry(page: Page, list: string): Promise<string[]> {
  const pattern = details.get(list);
  if (!pattern) return [];
  const links = page.getByRole('main').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.filter((href) => pattern.test(href)).slice(0, 1);
}

/** Pages whose opening must be complete in the first screen. */
const openings = /^\/(?:|jobs|kontakt|unsere-haeuser\/.+)$/;

for (const { key } of standardTenants) {
  test(`each screen of ${key} passes axe, logs no errors and fits into 320 pixels`, async ({ page }) => {
    test.setTimeout(360_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const entries: string[] = [];
    const problems: string[] = [];
    const seen = new Set<string>();
    const heroes = new Set<string>();
    const open = async (path: string): Promise<void> => {
      await page.setViewportSize(largestWindow);
      await page.goto(siteOf(key, path));
      problems.push(...(await heroProblems(page, key, heroes)));
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    const fits = async (): Promise<void> => {
      const path = new URL(page.url()).pathname;
      expect(await accessibilityFindings(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    const look = async (path: string): Promise<void> => {
      await fits();
      problems.push(...(await pageProblems(page)));
      if (openings.test(path)) problems.push(...(await openingProblems(page)));
      seen.add(path);
    };
    for (const row of [...screens, ...screensOfStandardSites]) {
      if (row.status) continue;
      await open(row.path);
      entries.push(...(await firstEntry(page, row.path)));
      await (row.noindex ? fits() : look(row.path));
    }
    expect(entries.length).toBeGreaterThan(2);
    for (const path of entries) {
      await open(path);
      await look(path);
    }
    for (const path of await otherPages(key, seen)) {
      await open(path);
      problems.push(...(await pageProblems(page)));
    }
    expect(heroes.size).toBeGreaterThan(2);
    expect(problems, 'the pages show how it goes on, the subjects of their openings, and no picture twice').toEqual([]);
  });
}
