import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { accessibilityFindings } from '../support/accessibility.ts';
import { dropComplaints } from '../support/complaints.ts';
import { type Editor, firstEditor } from '../support/editor.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { askWith, logIn, sessionCookie } from '../support/login.ts';
import { addInternal, addStaff, type StaffMember } from '../support/staff.ts';

let editor: Editor;
let member: StaffMember;

// Both projects and each retry add their own.
const run = randomUUID();
const news = `Der Lift im Haus B steht am Montag still (${run})`;
const document = {
  title: `Dienstplan Januar ${run}`,
  fileName: 'Dienstplan «Januar» – été.pdf',
  content: '%PDF-1.4 Montag: Regula Beispiel\n'.repeat(500),
};

test.beforeAll(async () => {
  editor = await firstEditor();
  member = await addStaff(editor, ['tabor']);
  await addInternal(editor, 'tabor', news, document);
});

/** The URL of the document that an action downloads. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<URL> {
  const arriving = page.waitForEvent('download');
  await act();
  const download = await arriving;
  // Firefox numbers files of the same name.
  expect(download.suggestedFilename().replace(/-\d(?=\.pdf$)/, '')).toBe(document.fileName);
  expect(await readFile(await download.path(), 'utf8')).toBe(document.content);
  return new URL(download.url());
}

test('staff log in, read their internal area and log out', { tag: '@https' }, async ({ page, complaints }) => {
  await page.goto(siteOf('tabor', '/intern'));
  await expect(page).toHaveURL(siteOf('tabor', '/auth?weiter=/intern'));
  expect(await accessibilityFindings(page)).toEqual([]);

  await logIn(page, { ...member, password: 'Falsch-12345678' });
  const failure = page.getByRole('alert');
  await expect(failure).toHaveText('Anmeldung fehlgeschlagen: bitte Benutzername und Passwort prüfen');
  await expect(failure).toBeInViewport();
  await expect(page).toHaveTitle('Fehler: Anmelden • Tabor');
  await expect(page.locator(':focus')).toHaveText('Anmeldung fehlgeschlagen: bitte Benutzername und Passwort prüfen');
  await expect(page.getByLabel('Benutzername')).toHaveValue(member.username);
  await expect(page.getByLabel('Passwort')).toHaveValue('');
  expect(await sessionCookie(page)).toBeUndefined();
  expect(await accessibilityFindings(page)).toEqual([]);

  await logIn(page, member);
  await expect(page).toHaveURL(siteOf('tabor', '/intern'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interner Bereich');
  await expect(page.getByRole('heading', { name: news })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ruth Beispiel' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  const place = await downloaded(page, () => page.getByRole('link', { name: document.title }).click());
  expect(place.host).toBe(new URL(siteOf('tabor')).host);
  expect(await askWith(place.pathname, { tenant: 'tabor' })).toMatchObject({ status: 302, body: '' });

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(siteOf('tabor', '/auth'));
  expect(await sessionCookie(page)).toBeUndefined();
  await page.goBack();
  await expect(page.getByRole('heading', { name: news })).toHaveCount(0);
  await expect(page).toHaveURL(siteOf('tabor', '/auth?weiter=/intern'));
  await page.goto(place.href);
  await expect(page).toHaveURL(siteOf('tabor', `/auth?weiter=${place.pathname}`));
  expect(await accessibilityFindings(page)).toEqual([]);
  await logIn(page, { ...member, password: 'Falsch-12345678' });
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await downloaded(page, () => logIn(page, member))).href).toBe(place.href);
  await page.getByRole('link', { name: 'Zum internen Bereich' }).click();
  await expect(page).toHaveURL(siteOf('tabor', '/intern'));
  dropComplaints(complaints, /status of 401/);
});
