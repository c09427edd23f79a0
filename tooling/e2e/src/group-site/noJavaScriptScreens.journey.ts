import { checkRow } from '../looking/checkRow.ts';
import { expect, journey, siteOf } from '../looking/journey.ts';
import { screens, screensOfStandardSites } from '../looking/routeTable.ts';

journey.use({ javaScriptEnabled: false });

for (const key of ['digallo', 'tabor', 'schlossgarage'] as const) {
  journey(`${key} has every screen without JavaScript too`, async ({ page, complaints }) => {
    journey.setTimeout(120_000);
    for (const row of [...screens, ...screensOfStandardSites]) await checkRow(page, siteOf(key, ''), row, complaints);
  });
}

journey('the list of jobs is filtered without JavaScript', async ({ page }) => {
  await page.goto(siteOf('digallo', '/jobs/offene-stellen'));
  const all = await page.getByRole('main').innerText();
  await page.getByLabel('Bereich').selectOption('technik');
  await page.getByRole('button', { name: 'Stellen anzeigen' }).click();
  await expect(page).toHaveURL(/bereich=technik/);
  await expect(page.getByLabel('Bereich')).toHaveValue('technik');
  expect((await page.getByRole('main').innerText()).length).toBeLessThan(all.length);
});
