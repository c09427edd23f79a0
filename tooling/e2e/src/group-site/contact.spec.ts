import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { dropComplaints } from '../support/complaints.ts';
import { expectInitialFocus } from '../support/initialFocus.ts';
import { expect, test, siteOf } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The page has no React: the form is submitted natively with and without JavaScript. */
async function write(page: Page, javaScript = true): Promise<void> {
  await page.goto(siteOf('tabor', '/kontakt'));
  expect(await page.locator('[data-island]').count()).toBe(0);
  const message = page.getByLabel('Nachricht');
  await message.fill('Haben Sie einen Platz für meine Mutter?\nWir kommen gerne vorbei.');
  await page.getByRole('button', { name: 'Senden' }).click();

  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') });
  await expectInitialFocus(summary);
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(message).toHaveValue('Haben Sie einen Platz für meine Mutter?\nWir kommen gerne vorbei.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Geben Sie Ihren Namen an/);
  await expect(page).toHaveTitle(/^Fehler: Kontakt • /);
  if (javaScript) expect(await accessibilityFindings(page)).toEqual([]);
  await summary.getByRole('link', { name: /Name/ }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  await page.getByLabel('Name', { exact: true }).fill('Reto Muster');
  await page.getByLabel('E-Mail').fill('reto@muster.example');
  await page.getByRole('button', { name: 'Senden' }).click();
  await expectInitialFocus(page.locator('[autofocus]').filter({ hasText: /Ihre Nachricht wurde gesendet!/ }));
  await expect(page).toHaveTitle(/^Nachricht gesendet • /);
  await expect(page.getByText(/^Ihre Referenz: \S{6,}$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Senden' })).toHaveCount(0);
}

test('a message is sent after its errors were corrected', { tag: '@https' }, async ({ page, complaints }) => {
  await write(page);
  // Over the rejected form, which browsers do not show again as it was the answer to a POST.
  await page.goBack();
  await expect(page).toHaveTitle(/^Kontakt • /);
  // The browser logs the 422 of the first response.
  dropComplaints(complaints, /status of 422/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a message is sent after its errors were corrected',
    { tag: ['@https', '@thorough'] },
    async ({ page, complaints }) => {
      await write(page, false);
      dropComplaints(complaints, /status of 422/);
    },
  );
});
