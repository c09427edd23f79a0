import type { Page } from 'playwright/test';
import type { TenantKey } from '@group/themes/registry';
import { accessibilityFindings } from '../support/accessibility.ts';
import { visit } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { editorTest } from '../support/editorTest.ts';
import { askWith, logIn } from '../support/login.ts';
import { addStaff } from '../support/staff.ts';
import { expect, siteOf, test } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

/** In the page: leaves its tab, or returns to it. */
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function returnAfterAMinute(page: Page): Promise<void> {
  await page.evaluate(hide, true);
  await page.clock.fastForward('01:01');
  await page.evaluate(hide, false);
}

/** Whether a page states this of an offer, as its HTML arrives: a browser on a loaded machine takes seconds itself. */
const isStated = async (tenant: TenantKey, path: string, offer: string, state: string): Promise<boolean> =>
  new RegExp(`>${offer}</dt><dd[^>]*>${state}<`).test((await askWith(path, { tenant })).body);

/** Editors are promised two seconds. */
const promptly = { timeout: 2_000, intervals: [50] };

editorTest(
  'an editor says on a phone what is free, and the sites show it within two seconds',
  { tag: '@not-firefox' },
  async ({ page, browser }) => {
    editorTest.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `${runningStack().contentUrl}/admin`);
    const house = page.getByRole('group').filter({ has: page.getByText('Haus am Hang', { exact: true }) });
    const dayPlace = house.getByRole('group', { name: 'Tagesplatz' });
    const path = '/unsere-haeuser/tabor-haus-am-hang';
    for (const choice of ['Warteliste', 'bald frei']) {
      await dayPlace.getByRole('radio', { name: choice }).click();
      await expect(dayPlace.getByRole('radio', { name: choice })).toBeChecked();
      await expect.poll(() => isStated('tabor', path, 'Tagesplatz', choice), promptly).toBe(true);
    }
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(siteOf('tabor', path));
    await expect(visitor.getByText(/^Stand: heute, \d\d\.\d\d Uhr$/)).toBeVisible();
    await expect.poll(() => accessibilityFindings(page, 'fieldset')).toEqual([]);
    await visitor.clock.install();
    await visitor.goto(siteOf('tabor', '/'));
    await expect(visitor.getByRole('heading', { name: 'Freie Plätze' })).toBeVisible();
    expect(await accessibilityFindings(visitor)).toEqual([]);
    // The page stays open, and its tab is left for another one.
    await dayPlace.getByRole('radio', { name: 'Warteliste' }).click();
    await expect(async () => {
      await returnAfterAMinute(visitor);
      const places = visitor.getByRole('term').filter({ hasText: 'Tagesplatz' }).locator('+ dd');
      await expect(places.first()).toHaveText('Warteliste', { timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await visitor.context().close();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'staff say on a phone what is free, and the site shows it within two seconds',
    { tag: '@https' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const member = await addStaff(await firstEditor(runningStack().contentUrl), ['geeren'], { statesPlaces: true });
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
