import { expect, test, siteOf } from '../support/test.ts';

const house = () => siteOf('tabor', '/unsere-haeuser/tabor-haus-am-hang');

test('the sums for all care levels fit a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const address of [house(), siteOf('waeckerling', '/wohnen'), siteOf('kreuzstift', '/wohnen')]) {
    await page.goto(address);
    await expect(page.getByRole('row', { name: /^Stufen \d+ bis 12/ })).toHaveCount(1);
    const hidden = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll(':has(> table)')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect(Math.max(...hidden), address).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a house says what a resident pays per day and month', async ({ page }) => {
    await page.goto(house());
    await expect(page.getByRole('row', { name: /^Stufen 3 bis 12/ })).toContainText('239.007’269.60');
    const levels = page.getByRole('row', { name: /^Stufen? \d/ });
    await expect(levels).toHaveCount(4);
    await page.getByLabel('Pflegestufe wählen').selectOption({ label: 'Stufe 7' });
    await expect(levels).toHaveText([/^Stufen 3 bis 12/]);
  });
});
