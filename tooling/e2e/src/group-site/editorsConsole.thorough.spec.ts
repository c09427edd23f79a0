import type { Page } from 'playwright/test';
import { addAdminUser, openEntry, signIn, visit } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { adminTest as test, expect } from '../support/test.ts';

/** Pages below `/admin` that no other spec opens, beside the form of a home page. */
const paths = ['/', '/me', '/protokoll', '/settings/users', '/settings/roles', '/settings/api-tokens'];

async function typesIntoHome(page: Page): Promise<void> {
  await openEntry(page, 'page', '/');
  const title = page.getByRole('textbox', { name: /^Titel/ }).first();
  await title.pressSequentially(' im Herbst');
  await expect(title).toHaveValue(/ im Herbst/);
  // Another language is another form: what is typed is not lost without a question.
  await page.getByRole('combobox', { name: 'Sprachen' }).click();
  await page.getByRole('option', { name: /Italienisch|Italian/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
  await expect(title).toHaveValue(/ im Herbst/);
}

test('the day of an administrator writes no error to the console', { tag: '@not-firefox' }, async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, await addAdminUser(await firstEditor(), 'Super Admin'));
  for (const path of paths) {
    await visit(page, `/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  }
  await typesIntoHome(page);
});
