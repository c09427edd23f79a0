import type { Page } from 'playwright/test';
import { listOf, openEntry, visit } from '../support/admin.ts';
import { editorTest as test } from '../support/editorTest.ts';
import { expect } from '../support/test.ts';

/** Ways within the admin, which asks with a dialog of its own. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the page before': (page) => page.goBack(),
  'another list': (page) => page.getByRole('link', { name: 'Stellen', exact: true }).click(),
  'signing out': async (page) => {
    await page.getByRole('button', { name: 'Petra Muster' }).click();
    await page.getByRole('menuitem', { name: /^Abmelden/ }).click();
  },
};

/** Ways out of the admin, of which the browser asks. */
const exits: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  reloading: (page) => page.evaluate(() => void window.setTimeout(() => window.location.reload())),
  closing: (page) => page.close({ runBeforeUnload: true }),
};

test('leaving an entry with unsaved changes asks, and keeps them', { tag: '@not-firefox' }, async ({ page }) => {
  test.setTimeout(120_000);
  await visit(page, listOf('page'));
  await openEntry(page, 'page', '/wohnen');
  const title = page.getByRole('textbox', { name: /^Titel/ }).first();
  const typed = 'Noch nicht gespeichert';
  await title.fill(typed);
  for (const [name, leave] of Object.entries(ways)) {
    await test.step(name, async () => {
      await leave(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
      await expect(title).toHaveValue(typed);
    });
  }
  for (const [name, leave] of Object.entries(exits)) {
    await test.step(name, async () => {
      const asked = page.waitForEvent('dialog');
      await leave(page);
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await expect(title).toHaveValue(typed);
    });
  }
  await page.close();
});
