import { addAdminUser, listOf, removeEntry, signIn, waitForForm, visit } from '../support/admin.ts';
import { accessibilityFindings } from '../support/accessibility.ts';
import { dropComplaints } from '../support/complaints.ts';
import { firstEditor } from '../support/editor.ts';
import { adminTest as test, expect } from '../support/test.ts';

test(
  'a session that ends while an editor writes takes nothing along',
  { tag: '@not-firefox' },
  async ({ page, complaints }) => {
    test.setTimeout(180_000);
    const administrator = await firstEditor();
    const company = { connect: [{ documentId: await administrator.documentId('company', 'key', 'tabor') }] };
    const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const id = await administrator.draft('event', {
      title: 'Probe Fest',
      teaser: 'Mit Musik.',
      place: 'Saal',
      startsAt,
      endsAt: startsAt,
      publishFrom: startsAt,
      company,
    });
    await administrator.publish('event', id);
    const account = await addAdminUser(administrator, 'Redaktion Tabor', 'Tilda');
    await signIn(page, account);
    await visit(page, `${listOf('event')}/${id}`);
    await waitForForm(page);
    // Beside the form, and in its history.
    await expect(page.getByText(/^Geplant: /)).toHaveCount(2);
    await expect(page.getByText('Veröffentlicht', { exact: true })).toHaveCount(0);
    const title = page.getByRole('textbox', { name: /^Titel/ }).first();
    await title.fill('Ein Satz, der bleibt');
    await page.context().clearCookies();
    await page.evaluate(() => window.localStorage.removeItem('jwtToken'));
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Bitte wieder anmelden' });
    await expect(dialog).toBeVisible();
    await expect.poll(() => accessibilityFindings(page)).toEqual([]);
    const frame = dialog.frameLocator('iframe');
    await frame.getByLabel('E-Mail').fill(account.email);
    await frame.getByLabel('Passwort').fill('Falsch-und-lang-genug-1');
    // Below it, the only other button discards what was typed.
    await expect(frame.getByRole('button', { name: 'Anmelden' })).toBeInViewport({ ratio: 1 });
    await frame.getByRole('button', { name: 'Anmelden' }).click();
    await expect(frame.getByRole('alert')).toHaveText('E-Mail oder Passwort stimmt nicht.');
    await expect(frame.getByLabel('Passwort')).toBeFocused();
    await expect(frame.getByRole('button', { name: 'Anmelden' })).toBeInViewport({ ratio: 1 });
    await frame.getByLabel('Passwort').fill(account.password);
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await frame.getByRole('button', { name: 'Anmelden' }).click();
    await saved;
    await expect(dialog).toHaveCount(0);
    await expect(title).toHaveValue('Ein Satz, der bleibt');
    // The save without a session, its renewal, and the wrong password.
    dropComplaints(complaints, /status of 40[01] .*(?:plugin::content\.event|\/access-token|\/anmelden)/);
    await removeEntry(page, administrator, 'event', id);
  },
);
