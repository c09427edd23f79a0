import { accessibilityFindings } from '../support/accessibility.ts';
import { editorTest } from '../support/editorTest.ts';
import { expect, siteOf, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

editorTest(
  'an editor says on a phone what is free, and the sites show it within two seconds',
  { tag: '@not-firefox' },
  async ({ page, browser }) => {
    editorTest.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${runningStack().contentUrl}/admin`);
    const house = page.getByRole('group').filter({ has: page.getByText('Haus am Hang', { exact: true }) });
    const dayPlace = house.getByRole('group', { name: 'Tagesplatz' });
    const visitor = await (await browser.newContext()).newPage();
    for (const [choice, shown] of [
      ['Warteliste', 'Warteliste'],
      ['bald frei', 'bald frei'],
    ] as const) {
      await dayPlace.getByRole('radio', { name: choice }).click();
      await expect(dayPlace.getByRole('radio', { name: choice })).toBeChecked();
      await expect(async () => {
        await visitor.goto(siteOf('tabor', '/unsere-haeuser/tabor-haus-am-hang'));
        await expect(visitor.getByRole('definition').filter({ hasText: shown })).not.toHaveCount(0, { timeout: 1 });
      }).toPass({ timeout: 2_000, intervals: [100] });
    }
    await expect(visitor.getByText(/^Stand: heute, \d\d\.\d\d Uhr$/)).toBeVisible();
    await expect.poll(() => accessibilityFindings(page, 'fieldset')).toEqual([]);
    await visitor.goto(siteOf('tabor', '/'));
    await expect(visitor.getByRole('heading', { name: 'Freie Plätze' })).toBeVisible();
    expect(await accessibilityFindings(visitor)).toEqual([]);
    await visitor.context().close();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('houses of the group are found by what is free there', async ({ page }) => {
    await page.goto(siteOf('digallo', '/unsere-haeuser'));
    await page.getByLabel('Frei oder bald frei').selectOption('Wohnung mit Service');
    await page.getByRole('button', { name: 'Häuser anzeigen' }).click();
    await expect(page).toHaveURL(/frei=wohnung/);
    await expect(page.getByText('Bald frei: Wohnung mit Service')).not.toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Stöckli' })).toHaveCount(0);
  });
});
