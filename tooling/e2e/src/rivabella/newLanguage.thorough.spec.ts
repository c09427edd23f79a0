import { addAdminUser, listOf, press, signIn, visit, waitForForm } from '../support/admin.ts';
import { firstEditor } from '../support/editor.ts';
import { adminTest as test, expect } from '../support/test.ts';

test('an editor publishes an entry in a new language, whose form has what all languages share', async ({ page }) => {
  const administrator = await firstEditor();
  const company = { connect: [{ documentId: await administrator.documentId('company', 'key', 'rivabella') }] };
  const german = { title: 'Sommerfest', date: '2026-07-04', teaser: 'Für alle.', company };
  const id = await administrator.draft('article', german);
  await signIn(page, await addAdminUser(administrator, 'Redaktion Rivabella'));
  await visit(page, `${listOf('article')}/${id}?plugins[i18n][locale]=fr-CH`);
  await waitForForm(page);
  await expect(page.getByLabel(/^Datum/)).toHaveValue('04.07.2026');
  // Nothing is stored in this language that could be checked, previewed or compared.
  for (const panel of ['Prüfung', 'Vorschau', 'Verlauf'])
    await expect(page.getByRole('heading', { name: panel })).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Titel/ }).fill("Fête d'été");
  await page.getByRole('textbox', { name: /^Kurztext/ }).fill('Pour tous.');
  await press(page, 'Veröffentlichen');
  await expect(page.getByText('Jetzt live')).toBeVisible();
});
