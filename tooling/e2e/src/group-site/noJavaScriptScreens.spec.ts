import { checkRow } from '../support/checkRow.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { screens, screensOfStandardSites } from '../support/routeTable.ts';
import { sweptTenants } from '../support/sweptTenants.ts';

test.use({ javaScriptEnabled: false });

// What a screen shows without script does not depend on the tenant: one house, or all with EVERY_TENANT=1.
const houses = sweptTenants.filter(({ features }) => process.env.EVERY_TENANT || !features.wholeGroup);
for (const { key } of houses) {
  test(`${key} serves every screen without JavaScript`, async ({ page, complaints }) => {
    test.setTimeout(120_000);
    for (const row of [...screens, ...screensOfStandardSites]) await checkRow(page, siteOf(key, ''), row, complaints);
  });
}

test('job filters work without JavaScript', async ({ page }) => {
  await page.goto(siteOf('digallo', '/jobs/offene-stellen'));
  const all = await page.getByRole('main').innerText();
  await page.getByLabel('Bereich').selectOption('technik');
  await page.getByRole('button', { name: 'Stellen anzeigen' }).click();
  await expect(page).toHaveURL(/bereich=technik/);
  await expect(page.getByLabel('Bereich')).toHaveValue('technik');
  expect((await page.getByRole('main').innerText()).length).toBeLessThan(all.length);
});
