import { printed } from '../support/printed.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { firstLink } from '../support/widths.ts';

test('a printed page is filled from its first sheet on', { tag: '@engines' }, async ({ page, browserName }) => {
  test.skip(browserName !== 'firefox', 'only Firefox keeps rows of a grid on one sheet');
  await page.goto(siteOf('tabor', '/jobs/offene-stellen'));
  for (const address of [await firstLink(page, '/jobs/offene-stellen/'), siteOf('tabor', '/kontakt')]) {
    await page.goto(address);
    const [first] = await printed(page);
    expect(first?.depth, address).toBeGreaterThan(0.5);
  }
});
