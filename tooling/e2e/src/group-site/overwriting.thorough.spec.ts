import { accessibilityFindings } from '../support/accessibility.ts';
import { addAdminUser, expectTyped, listOf, press, removeEntry, signIn, waitForForm, visit } from '../support/admin.ts';
import { dropComplaints } from '../support/complaints.ts';
import { firstEditor } from '../support/editor.ts';
import { adminTest as test, expect } from '../support/test.ts';

test(
  'editors of Tabor do not overwrite each other, and undo',
  { tag: '@not-firefox' },
  async ({ browser, page, complaints }) => {
    test.setTimeout(240_000);
    const administrator = await firstEditor();
    const company = { connect: [{ documentId: await administrator.documentId('company', 'key', 'tabor') }] };
    const first = { title: 'Probe eins', path: '/probe-verlauf', company };
    const id = await administrator.draft('page', first);
    await administrator.publish('page', id);
    const form = `${listOf('page')}/${id}`;
    const colleague = await (await browser.newContext()).newPage();
    await signIn(page, await addAdminUser(administrator, 'Redaktion Tabor', 'Tanja'));
    await signIn(colleague, await addAdminUser(administrator, 'Redaktion Tabor', 'Tom'));
    for (const each of [page, colleague]) {
      await visit(each, form);
      await waitForForm(each);
    }
    await expect(colleague.getByText('Tanja Muster hat diesen Eintrag gerade offen.')).toBeVisible();
    const title = page.getByRole('textbox', { name: /^Titel/ }).first();
    await title.fill('Probe zwei');
    await press(page, 'Veröffentlichen');
    await expect(page.getByText('War live')).toBeVisible();

    const later = colleague.getByRole('textbox', { name: /^Titel/ }).first();
    await later.fill('Probe drei');
    await colleague.getByRole('button', { name: 'Speichern', exact: true }).click();
    const versions = colleague.getByRole('dialog', { name: 'Zwei Fassungen' });
    await expect(versions.locator('del', { hasText: 'zwei' })).toBeVisible();
    await expect(versions.locator('ins', { hasText: 'drei' })).toBeVisible();
    await expect.poll(() => accessibilityFindings(colleague)).toEqual([]);
    await versions.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(colleague.getByText(/Tanja Muster hat diesen Eintrag um .* gespeichert/)).toBeVisible();
    await expectTyped(colleague, later, 'Probe drei');
    const answer = colleague.waitForResponse((response) => response.url().includes('/actions/publish'));
    await colleague.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    expect((await answer).status()).toBe(400);
    await versions.getByRole('button', { name: 'Gespeicherte Fassung übernehmen' }).click();
    await expect(later).toHaveValue('Probe zwei');
    // The other way round: the own version replaces the other, which the history keeps.
    await title.fill('Probe vier');
    await press(page, 'Speichern');
    await later.fill('Probe fünf');
    await colleague.getByRole('button', { name: 'Speichern', exact: true }).click();
    await versions.getByRole('button', { name: 'Meine Fassung speichern' }).click();
    await expect(colleague.getByText('Ersetzter Entwurf')).toBeVisible();
    await expect(later).toHaveValue('Probe fünf');
    await page.reload();
    await waitForForm(page);
    await colleague.context().close();
    dropComplaints(complaints, /status of 400 .*plugin::content\.page/);

    const compare = page.getByRole('button', { name: /^Vergleichen/ }).last();
    const restore = page.getByRole('button', { name: 'Als Entwurf zurückholen' });
    await title.fill('Probe sechs');
    await compare.click();
    await expect(page.getByText('Bitte zuerst speichern: Was Sie eingegeben haben')).toBeVisible();
    await expect(restore).toBeDisabled();
    await page.keyboard.press('Escape');
    await press(page, 'Speichern');
    await compare.click();
    const comparison = page.getByRole('dialog', { name: /^Fassung vom/ });
    await expect(comparison.locator('del', { hasText: 'eins' })).toBeVisible();
    await restore.click();
    await expect(title).toHaveValue('Probe eins', { timeout: 30_000 });

    await visit(page, `${listOf('page')}?page=1&pageSize=100`);
    await page
      .getByRole('row', { name: /probe-verlauf/ })
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('menuitem', { name: /^Eintrag löschen/ }).click();
    await expect(page.getByText('Im Papierkorb bleibt es noch 30 Tage.')).toBeVisible();
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByRole('row', { name: /probe-verlauf/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Papierkorb' }).click();
    await page.getByRole('button', { name: 'Zurückholen: Probe eins' }).click();
    await expect(page.getByText('Der Eintrag ist zurück.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Papierkorb' })).toBeFocused();
    await removeEntry(page, administrator, 'page', id);
  },
);
