import { accessibilityFindings } from '../support/accessibility.ts';
import { checkRow } from '../support/checkRow.ts';
import { firstLink, otherPages, pageProblems } from '../support/everyPage.ts';
import { openingProblems } from '../support/firstScreen.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { screens, screensOfStandardSites } from '../support/routeTable.ts';

test('serves every screen of the route table', async () => {
  for (const row of screens) await checkRow('rivabella', { ...row, path: `/de${row.path === '/' ? '' : row.path}` });
});

test('responds 404 for events, media, bare pages and apprenticeships', async () => {
  const heading = /Die Seite konnte nicht gefunden werden/;
  for (const { path } of [...screensOfStandardSites, { path: '/v/tagesmenu' }])
    await checkRow('rivabella', { path: `/de${path}`, status: 404, heading, noindex: true });
});

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
  for (const path of await otherPages('rivabella', seen, '/it')) {
    await page.goto(siteOf('rivabella', path), { waitUntil: 'domcontentloaded' });
    problems.push(...(await pageProblems(page)));
  }
  expect(problems, 'the pages show how it goes on, and no picture twice').toEqual([]);
});
