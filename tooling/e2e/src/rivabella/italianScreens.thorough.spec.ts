import { accessibilityFindings } from '../support/accessibility.ts';
import { firstLink, otherPages, pageProblems } from '../support/everyPage.ts';
import { openingProblems } from '../support/firstScreen.ts';
import { screens } from '../support/routeTable.ts';
import { expect, siteOf, test } from '../support/test.ts';

test('each Italian screen passes axe and fits into 320 pixels', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const { path, status, noindex } of screens) {
    if (status) continue;
    const italian = `/it${path === '/' ? '' : path}`;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(siteOf('rivabella', italian));
    expect(await accessibilityFindings(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    if (noindex) continue;
    problems.push(...(await pageProblems(page)));
    if (['/', '/jobs', '/kontakt'].includes(path)) problems.push(...(await openingProblems(page)));
    seen.add(italian);
  }
  await page.goto(siteOf('rivabella', '/it/unsere-haeuser'));
  await page.goto(await firstLink(page, '/it/unsere-haeuser/'));
  problems.push(...(await openingProblems(page)));
  for (const path of await otherPages('rivabella', seen)) {
    await page.goto(siteOf('rivabella', path), { waitUntil: 'domcontentloaded' });
    problems.push(...(await pageProblems(page)));
  }
  expect(problems, 'the pages show how it goes on, and no picture twice').toEqual([]);
});
