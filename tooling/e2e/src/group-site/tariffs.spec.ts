import { accessibilityFindings } from '../support/accessibility.ts';
import { printed } from '../support/printed.ts';
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
    expect(await accessibilityFindings(page), address).toEqual([]);
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

test('prices, their heads and their sentences have one size on paper', async ({ page }) => {
  await page.goto(house());
  await expect(page.getByRole('table')).not.toHaveCount(0);
  const chooser = page.getByLabel('Pflegestufe wählen');
  await expect(chooser).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(chooser).toBeHidden();
  const sizes = await page.getByRole('table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const sentences = document.getElementById(table.getAttribute('aria-labelledby') ?? '')?.querySelectorAll('p');
      const texts = [...table.querySelectorAll('th, td, td > span'), ...(sentences ?? [])];
      return texts.map((text) => getComputedStyle(text).fontSize);
    }),
  );
  expect([...new Set(sizes)]).toHaveLength(1);
});

test('two houses stand beside each other, also on paper', async ({ page }) => {
  await page.goto(siteOf('waeckerling', '/wohnen'));
  const table = page.getByRole('table').filter({ has: page.getByText('Stufe 0') });
  await expect(table.getByRole('columnheader')).toHaveText(['Franken', /^Haus Süd/, /^Haus Nord/]);
  const sheets = await printed(page);
  const whole = sheets.filter(({ text }) =>
    ['Haus Süd:', 'Haus Nord:', 'Stufe 0', 'bis 12'].every((words) => text.includes(words)),
  );
  expect(whole).toHaveLength(1);
});
