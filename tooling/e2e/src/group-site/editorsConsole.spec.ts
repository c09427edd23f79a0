import type { Page } from 'playwright/test';
import { addAdminUser, openEntry, signIn } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { adminTest as test, expect } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

/** Pages below `/admin` that an editor opens on a day, beside the form of a home page. */
const pages = ['/', '/me', '/zweiter-faktor', '/plugins/upload', '/papierkorb'];

async function typesIntoHome(page: Page, contentUrl: string): Promise<void> {
  await openEntry(page, contentUrl, 'page', '/');
  const title = page.getByRole('textbox', { name: /^Titel/ }).first();
  await title.pressSequentially(' im Herbst');
  await expect(title).toHaveValue(/ im Herbst/);
}

for (const role of ['Redaktion Tabor', 'Redaktion Gruppe']) {
  test(`the day of "${role}" writes no error to the console`, { tag: '@not-firefox' }, async ({ page }) => {
    test.setTimeout(180_000);
    const { contentUrl } = runningStack();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', ({ message }) => void errors.push(message));
    await signIn(page, contentUrl, await addAdminUser(await firstEditor(contentUrl), role));
    for (const path of pages) {
      await page.goto(`${contentUrl}/admin${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    }
    await typesIntoHome(page, contentUrl);
    // The first are enough to see what is wrong.
    expect(errors.slice(0, 5)).toEqual([]);
  });
}
