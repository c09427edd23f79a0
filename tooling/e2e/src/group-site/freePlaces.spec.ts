import { firstEditor } from '../support/editor.ts';
import { isStated, promptly } from '../support/freePlaces.ts';
import { logIn } from '../support/login.ts';
import { addStaff } from '../support/staff.ts';
import { expect, siteOf, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'staff say on a phone what is free, and the site shows it within two seconds',
    { tag: '@https' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const member = await addStaff(await firstEditor(), ['geeren'], { statesPlaces: true });
      await page.goto(siteOf('geeren', '/intern'));
      await logIn(page, member);
      const offer = page.getByRole('group', { name: 'Ferienplatz' }).first();
      for (const state of ['Warteliste', 'bald frei'] as const) {
        await offer.getByRole('button', { name: state }).click();
        await expect(page).toHaveURL(/\/intern#plaetze-/);
        await expect(offer.getByRole('button', { name: state, pressed: true })).toBeInViewport();
        await expect.poll(() => isStated('geeren', '/', 'Ferienplatz', state), promptly).toBe(true);
      }
    },
  );

  test('houses of the group are found by what is free there', async ({ page }) => {
    await page.goto(siteOf('digallo', '/unsere-haeuser'));
    await page.getByLabel('Frei oder bald frei').selectOption('Wohnung mit Service');
    await page.getByRole('button', { name: 'Häuser anzeigen' }).click();
    await expect(page).toHaveURL(/frei=wohnung/);
    await expect(page.getByText('Bald frei: Wohnung mit Service')).not.toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Stöckli' })).toHaveCount(0);
  });
});
