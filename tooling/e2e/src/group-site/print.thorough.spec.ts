import { printed } from '../support/printed.ts';
import { expect, test, siteOf } from '../support/test.ts';

test('printed pages fill sheets, advertisements only one', { tag: '@print' }, async ({ page }) => {
  await page.goto(siteOf('brunisberg', '/jobs/offene-stellen'));
  const links = page.getByRole('main').locator('a[href^="/jobs/offene-stellen/"]');
  const advertisements = await links.evaluateAll((found: HTMLAnchorElement[]) => found.map(({ href }) => href));
  // Chromium once left the first sheet of the first one empty, Firefox half of that of the last one.
  const [first = '', last = ''] = [advertisements[0], advertisements.at(-1)];
  for (const address of [first, last, siteOf('tabor', '/kontakt')]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Einen Augenblick bitte');
    const sheets = await printed(page);
    expect(sheets[0]?.depth, address).toBeGreaterThan(0.6);
    if (address.includes('/jobs/')) expect(sheets, address).toHaveLength(1);
  }
});

test('prices, their heads and their sentences have one size on paper', async ({ page }) => {
  await page.goto(siteOf('tabor', '/unsere-haeuser/tabor-haus-am-hang'));
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

test('a printed house has its whole picture, and each fact on one sheet', async ({ page }) => {
  await page.goto(siteOf('tabor', '/unsere-haeuser/tabor-haus-am-hang'));
  const sheets = await printed(page);
  // Chromium once left the label at the end of the first sheet.
  expect(sheets.find(({ text }) => text.includes('Grösse'))?.text).toContain('64 Plätze');
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(3 / 2, 1);
});
