import { printed } from '../support/printed.ts';
import { expect, test, siteOf } from '../support/test.ts';

test('a printed page is filled from its first sheet on', { tag: '@engines' }, async ({ page, browserName }) => {
  test.skip(browserName === 'webkit', "WebKit's inspector does not print");
  await page.goto(siteOf('brunisberg', '/jobs/offene-stellen'));
  const links = page.getByRole('main').locator('a[href^="/jobs/offene-stellen/"]');
  const advertisements = await links.evaluateAll((found: HTMLAnchorElement[]) => found.map(({ href }) => href));
  // They differ in length, and with it in what fits on the first sheet.
  expect(advertisements.length).toBeGreaterThan(2);
  for (const address of new Set([...advertisements, siteOf('tabor', '/kontakt')])) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Einen Augenblick bitte');
    const [first] = await printed(page);
    expect(first?.depth, address).toBeGreaterThan(0.6);
  }
});
