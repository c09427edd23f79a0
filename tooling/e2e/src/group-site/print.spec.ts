import { printed } from '../support/printed.ts';
import { expect, test, siteOf } from '../support/test.ts';

test('a printed page is filled from its first sheet on', { tag: '@engines' }, async ({ page, browserName }) => {
  test.skip(browserName === 'webkit', "WebKit's inspector does not print");
  const addresses = [siteOf('tabor', '/kontakt')];
  // Their advertisements differ in length.
  for (const key of ['brunisberg', 'hinderzelg'] as const) {
    await page.goto(siteOf(key, '/jobs/offene-stellen'));
    const links = page.getByRole('main').locator('a[href^="/jobs/offene-stellen/"]');
    addresses.push(...(await links.evaluateAll((found: HTMLAnchorElement[]) => found.map(({ href }) => href))));
  }
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Einen Augenblick bitte');
    const [first] = await printed(page);
    expect(first?.depth, address).toBeGreaterThan(0.6);
  }
});
