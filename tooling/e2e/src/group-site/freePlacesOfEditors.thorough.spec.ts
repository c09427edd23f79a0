import { expect, type Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { holdRequests, visit } from '../support/admin.ts';
import { editorTest as test } from '../support/editorTest.ts';
import { isStated, promptly } from '../support/freePlaces.ts';
import { siteOf } from '../support/test.ts';

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

test(
  'an editor says on a phone what is free, and the sites show it within two seconds',
  { tag: '@not-firefox' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/admin');
    const house = page.getByRole('group').filter({ has: page.getByText('Haus am Hang', { exact: true }) });
    const dayPlace = house.getByRole('group', { name: 'Tagesplatz' });
    const state = house.getByRole('status');
    const path = '/unsere-haeuser/tabor-haus-am-hang';
    for (const choice of ['Warteliste', 'bald frei']) {
      await dayPlace.getByRole('radio', { name: choice }).click();
      await expect(dayPlace.getByRole('radio', { name: choice })).toBeChecked();
      await expect(state).toHaveText(/^Stand: /);
      await expect.poll(() => isStated('tabor', path, 'Tagesplatz', choice), promptly).toBe(true);
    }
    // On a slow line, what is chosen shows before it is stored.
    const { requests, release } = await holdRequests(page, '**/plugin::content.availability/*');
    await dayPlace.getByRole('radio', { name: 'frei', exact: true }).click();
    await expect(dayPlace.getByRole('radio', { name: 'frei', exact: true })).toBeChecked();
    await expect(state).toHaveText('Wird gespeichert …');
    release();
    await expect(state).toHaveText(/^Stand: /);
    // The arrow keys pass states that are not meant.
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp');
    await expect(dayPlace.getByRole('radio', { name: 'bald frei' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect.poll(() => isStated('tabor', path, 'Tagesplatz', 'bald frei'), promptly).toBe(true);
    expect(requests).toEqual([{ dayPlace: 'free' }, { dayPlace: 'soon' }]);
    // Where the page is left meanwhile, the browser asks.
    const asked = page.waitForEvent('dialog');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowUp');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await expect.poll(() => isStated('tabor', path, 'Tagesplatz', 'frei'), promptly).toBe(true);
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
