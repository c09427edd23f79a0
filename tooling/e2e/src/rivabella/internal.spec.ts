import { readFile } from 'node:fs/promises';
import { firstEditor } from '../support/editor.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { dropComplaints } from '../support/complaints.ts';
import { addInternal, addStaff } from '../support/staff.ts';
import { runningStack } from '../testEnvironment/environment.ts';

const words = {
  de: ['Benutzername', 'Passwort', 'Anmelden', 'Anmeldung fehlgeschlagen: bitte Benutzername und Passwort prüfen'],
  en: ['Username', 'Password', 'Login', 'Error at login: check username and password'],
  it: ['Nome utente', 'Password', 'Accedere', 'Errore di accesso: controlli il nome utente e la password'],
  fr: [
    'Nom d’utilisateur',
    'Mot de passe',
    'Se connecter',
    'Échec de la connexion : vérifiez le nom d’utilisateur et le mot de passe',
  ],
} as const;

test('staff log in in each language and keep their language', async ({ page, complaints }) => {
  const editor = await firstEditor(runningStack().contentUrl);
  const member = await addStaff(editor, ['rivabella']);
  const document = { title: 'Turni', fileName: 'turni.pdf', content: '%PDF-1.4 Lunedì' };
  await addInternal(editor, 'rivabella', 'L’ascensore è fermo', document);
  for (const [language, [username, password, button, failure]] of Object.entries(words)) {
    await page.goto(siteOf('rivabella', `/${language}/intern`));
    await expect(page).toHaveURL(siteOf('rivabella', `/${language}/auth?weiter=/${language}/intern`));
    for (const typed of ['Falsch-12345678', member.password]) {
      if (typed === member.password) await expect(page.getByRole('alert')).toHaveText(failure);
      await page.getByLabel(username).fill(member.username);
      await page.getByLabel(password).fill(typed);
      await page.getByRole('button', { name: button, exact: true }).click();
    }
    await expect(page).toHaveURL(siteOf('rivabella', `/${language}/intern`));
    await expect(page.getByRole('heading', { name: 'L’ascensore è fermo' })).toBeVisible();
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Turni/ }).click();
    expect(await readFile(await (await arriving).path(), 'utf8')).toBe(document.content);
    await page.context().clearCookies();
  }
  dropComplaints(complaints, /status of 401/);
});
