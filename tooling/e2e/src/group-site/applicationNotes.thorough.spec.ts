import type { Page } from 'playwright/test';
import { addAdminUser, signIn, visit } from '../support/admin.ts';
import { dropComplaints } from '../support/complaints.ts';
import { type Editor, firstEditor } from '../support/editor.ts';
import { deliver } from '../support/submissions.ts';
import { adminTest as test, expect } from '../support/test.ts';

const note = (page: Page) => page.getByLabel('Notizen, nur für die Personalabteilung');
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Brings two applications, and opens the first of them as a user of HR. */
async function openFirst(page: Page, surname: string): Promise<Editor> {
  const acceptedAt = '2026-01-05T08:00:00.000Z';
  for (const firstName of ['Anna', 'Beat'])
    await deliver('applications', {
      firstName,
      surname,
      acceptedAt,
      area: 'care',
      reference: `${firstName}-${surname}`,
    });
  const administrator = await firstEditor();
  await signIn(page, await addAdminUser(administrator, 'Personal Tabor'));
  await visit(page, '/admin/bewerbungen?ansicht=all');
  await page.getByRole('searchbox', { name: /^Suchen/ }).fill(surname);
  await open(page, `Anna ${surname}`);
  await expect(note(page)).toBeVisible();
  return administrator;
}

const stored = async (administrator: Editor, reference: string): Promise<unknown> =>
  (await administrator.list('application')).find((entry) => entry.reference === reference)?.notes;

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the page before': (page) => page.goBack(),
  'the next application, by key': (page) => page.keyboard.press('Alt+KeyN'),
  'the next application, by button': (page) => page.getByRole('button', { name: /^Nächste/ }).click(),
  'the list': (page) => page.getByRole('button', { name: 'Zur Liste' }).click(),
  // Its page leaves the admin, after which nothing more navigates.
  'a page of the content service': async (page) => {
    await page.getByRole('link', { name: 'Passwort und zweiter Faktor', exact: true }).click();
    await page.waitForURL(/\/admin\/anmelden\//);
  },
  'the first page': (page) => page.getByRole('link', { name: 'Startseite' }).click(),
  'signing out': async (page) => {
    await page.getByRole('button', { name: 'Petra Muster' }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  },
};

test('a note about an application is stored before one leaves it', { tag: '@not-firefox' }, async ({ page }) => {
  test.setTimeout(90_000);
  const administrator = await openFirst(page, 'Notiz');
  const { pathname, search } = new URL(page.url());
  for (const [name, leave] of Object.entries(ways)) {
    await test.step(name, async () => {
      await note(page).fill(name);
      await leave(page);
      await expect(page.getByRole('heading', { name: 'Anna Notiz' })).toBeHidden();
      expect(await stored(administrator, 'Anna-Notiz')).toBe(name);
      if (name === 'signing out') return;
      await visit(page, pathname + search);
      await expect(note(page)).toHaveValue(name);
    });
  }
});

test('a note that cannot be stored stays, and leaving asks', { tag: '@not-firefox' }, async ({ page, complaints }) => {
  const administrator = await openFirst(page, 'Ausfall');
  const api = /\/content\/applications\/[^/]+\/notes$/;
  await page.route(api, (route) => route.abort());
  await note(page).fill('Ruft am Montag an.');
  await page.keyboard.press('Alt+KeyN');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
  await expect(note(page)).toHaveValue('Ruft am Montag an.');
  await expect(page.getByText('Nicht gespeichert.', { exact: false })).toBeVisible();
  await page.keyboard.press('Alt+KeyN');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Beat Ausfall' })).toBeVisible();
  await page.unroute(api);
  await page.keyboard.press('Alt+KeyV');
  await expect(note(page)).toHaveValue('Ruft am Montag an.');
  await expect.poll(() => stored(administrator, 'Anna-Ausfall')).toBe('Ruft am Montag an.');
  dropComplaints(complaints, /net::ERR_FAILED .*\/notes$/);
});

test('two notes at once are both seen, and the user chooses', { tag: '@not-firefox' }, async ({ page, complaints }) => {
  const administrator = await openFirst(page, 'Zweifach');
  const id = await administrator.documentId('application', 'reference', 'Anna-Zweifach');
  await administrator.call('PUT', `/content/applications/${id}/notes`, { notes: 'Kommt am Dienstag.', known: '' });
  await note(page).fill('Ruft am Montag an.');
  await expect(page.getByRole('alert').getByText('Kommt am Dienstag.')).toBeVisible();
  await expect(note(page)).toHaveValue('Ruft am Montag an.');
  await page.getByRole('button', { name: 'Beide behalten' }).click();
  await expect.poll(() => stored(administrator, 'Anna-Zweifach')).toBe('Kommt am Dienstag.\n\nRuft am Montag an.');
  dropComplaints(complaints, /status of 409 .*\/notes$/);
});
