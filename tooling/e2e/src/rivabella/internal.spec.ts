import { readFile } from 'node:fs/promises';
import { firstEditor } from '../support/editor.ts';
import { expect, test, siteOf } from '../support/test.ts';
import { dropComplaints } from '../support/complaints.ts';
import { addInternal, addStaff } from '../support/staff.ts';

test('staff log in in Italian and keep their language, also from a German page', async ({ page, complaints }) => {
  const editor = await firstEditor();
  const member = await addStaff(editor, ['rivabella']);
  const document = { title: 'Turni', fileName: 'turni.pdf', content: '%PDF-1.4 Lunedì' };
  await addInternal(editor, 'rivabella', 'L’ascensore è fermo', document);
  await page.goto(siteOf('rivabella', '/de/intern'));
  await page.getByRole('banner').getByRole('link', { name: 'IT', exact: true }).click();
  await expect(page).toHaveURL(siteOf('rivabella', '/it/auth?weiter=%2Fde%2Fintern'));
  const failure = 'Errore di accesso: controlli il nome utente e la password';
  for (const typed of ['Falsch-12345678', member.password]) {
    if (typed === member.password) await expect(page.getByRole('alert')).toHaveText(failure);
    await page.getByLabel('Nome utente').fill(member.username);
    await page.getByLabel('Password').fill(typed);
    await page.getByRole('button', { name: 'Accedere', exact: true }).click();
  }
  await expect(page).toHaveURL(siteOf('rivabella', '/it/intern'));
  await expect(page.getByRole('heading', { name: 'L’ascensore è fermo' })).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Turni/ }).click();
  expect(await readFile(await (await arriving).path(), 'utf8')).toBe(document.content);
  dropComplaints(complaints, /status of 401/);
});
